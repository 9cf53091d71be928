import type { Pagination } from '../values/schema.ts';
import { type Decoder, type Fields, list, nullable, number, record } from './decoders.ts';

/** One page of a list with its pagination. */
export interface Page<Row> {
  /** The rows of the page. */
  data: Row[];
  /** The position of the page in the list. */
  pagination: Pagination;
}

const pagination = record<Pagination>({
  current_page: number,
  last_page: number,
  total: number,
  from: nullable(number),
  to: nullable(number),
});

/** The decoders of a page of these rows, for records with further fields. */
export const pageFields = <Row>(row: Decoder<Row>): Fields<Page<Row>> => ({
  data: list(row),
  pagination,
});

export const pageOf = <Row>(row: Decoder<Row>) => record<Page<Row>>(pageFields(row));
