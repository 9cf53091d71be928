import { expect, it } from 'vitest';
import { readQuery, type ServerQuery, writeQuery } from './serverQuery.ts';

const usual: ServerQuery<string> = {
  page: 1,
  pageSize: 25,
  sort: { key: 'name', direction: 'asc' },
  filter: { name: '', status: 'open' },
};

it.each<[string, Partial<ServerQuery<string>>]>([
  ['', {}],
  ['?page=3', { page: 3 }],
  ['?page_size=100', { pageSize: 100 }],
  ['?sort=-rent', { sort: { key: 'rent', direction: 'desc' } }],
  ['?sort=', { sort: null }],
  ['?name=D%C3%ADaz+%26+Co', { filter: { name: 'Díaz & Co', status: 'open' } }],
  ['?status=', { filter: { name: '', status: '' } }],
])('writes and reads the query %j', (text, part) => {
  const query = { ...usual, ...part };
  expect(writeQuery('', query, usual)).toBe(text);
  expect(readQuery(text, usual)).toEqual(query);
});

it('keeps the other parameters of the address', () => {
  expect(writeQuery('?tab=units&page=2', { ...usual, page: 3 }, usual)).toBe('?tab=units&page=3');
  expect(writeQuery('?tab=units&page=2', usual, usual)).toBe('?tab=units');
});

it.each(['0', '-1', '1.5', 'two', ''])('ignores the page %j', (page) => {
  expect(readQuery(`?page=${page}`, usual).page).toBe(1);
});
