import * as entities from './listPage.ts';
import { schemaOf } from './schemaOf.ts';

export const Pagination = schemaOf(
  entities.pagination,
  'Pagination',
  'The position of a page in its list.',
  {
    current_page: 'The number of the page, from 1.',
    last_page: 'The number of the last page, 1 for an empty list.',
    total: 'The number of rows of the whole list.',
    from: 'The number of the first row of the page, from 1; `null` when empty.',
    to: 'The number of the last row of the page; `null` when empty.',
  },
);
export type Pagination = entities.Pagination;
