import {
  type Fields,
  list,
  nullable,
  number,
  type Reader,
  record,
  requiredText,
} from './readers.ts';
import type { ExportFile, Pagination } from './schema.ts';

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

/** Reads a page of such rows, and what else stands beside them. */
export const pageOf = <Row, Beside extends object = object>(
  row: Reader<Row>,
  ...[beside]: object extends Beside ? [] : [Fields<Beside>]
) =>
  record<Page<Row> & Beside>({ data: list(row), pagination, ...beside } as Fields<
    Page<Row> & Beside
  >);

export const exportFile = record<ExportFile>({ filename: requiredText });
