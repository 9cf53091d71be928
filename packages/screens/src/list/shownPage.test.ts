import { expect, it } from 'vitest';
import { shownPage } from './shownPage.ts';

it.each([
  [2, 3, 2],
  [4, 3, 4],
  [9, 3, 4],
])('from page %i of %i the previous page is the one before %i', (current_page, last_page, page) => {
  const pagination = { current_page, last_page, total: 250, from: null, to: null };
  expect(shownPage(pagination)).toMatchObject({ page, lastPage: last_page });
});
