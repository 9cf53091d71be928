import {
  count,
  type Decoder,
  list,
  nullable,
  type RecordDecoder,
  record,
  type Values,
} from './fields.ts';

const paginationFields = {
  current_page: count,
  last_page: count,
  total: count,
  from: nullable(count),
  to: nullable(count),
};
/** The position of a page in its list. */
export interface Pagination extends Values<typeof paginationFields> {}
export const pagination = record<Pagination>(paginationFields);

/** One page of a list with its pagination. */
export interface Page<Row> {
  /** The rows of the page. */
  data: Row[];
  /** The position of the page in the list. */
  pagination: Pagination;
}

/** The decoders of a page of these rows, for records with further fields. */
export const pageFields = <Row>(row: Decoder<Row>) => ({
  data: list(row),
  pagination,
});

export const pageOf = <Row>(row: Decoder<Row>): RecordDecoder<Page<Row>> => record(pageFields(row));
