import { type Fields, list, nullable, number, type Reader, record } from './readers.ts';
import type { Pagination } from './schema.ts';

/** One page of a list, and where it stands in the whole. */
export interface Page<Row> {
  data: Row[];
  pagination: Pagination;
}

const pagination = record<Pagination>({
  current_page: number,
  last_page: number,
  total: number,
  from: nullable(number),
  to: nullable(number),
});

/** The fields of a page of such rows; what stands beside them goes beside these. */
export const pageFields = <Row>(row: Reader<Row>): Fields<Page<Row>> => ({
  data: list(row),
  pagination,
});

export const pageOf = <Row>(row: Reader<Row>) => record<Page<Row>>(pageFields(row));
