import { describe, expect, it } from 'vitest';
import { addressOfQuery, queryInAddress } from './addressQuery.ts';
import type { KeptQuery } from './listPlace.ts';

const fields = { number: { minLength: 2 }, name: { personal: true }, status: { initial: 'open' } };

describe('the address of a list', () => {
  it.each<[string, KeptQuery]>([
    ['', { filters: {} }],
    ['?number=10+1', { filters: { number: '10 1' } }],
    ['?status=', { filters: { status: '' } }],
    ['?sort_by=city&sort_dir=asc', { filters: {}, sort: { key: 'city', direction: 'asc' } }],
    ['?page=3&page_size=50', { filters: {}, page: 3, pageSize: 50 }],
  ])('holds the query as %j', (address, query) => {
    expect(queryInAddress(fields, address)).toEqual(query);
    const filters = { number: '', status: 'open', ...query.filters };
    expect(addressOfQuery(fields, '', { ...query, filters })).toBe(address);
  });

  it('has no personal filter, also not one that a link brings', () => {
    const filters = { number: ' 1001 ', name: 'Ana Example', status: 'open' };
    expect(addressOfQuery(fields, '?tab=stats&name=Ana', { filters })).toBe(
      '?tab=stats&number=1001',
    );
    expect(queryInAddress(fields, '?name=Ana').filters).toEqual({});
  });

  it('loses the sort and the page when they are the initial ones', () => {
    const sorted = '?number=12&sort_by=city&sort_dir=asc&page=3';
    expect(addressOfQuery(fields, sorted, { sort: null, page: 1 })).toBe('?number=12');
  });

  it.each(['0', '-2', 'two', '1.5', ''])('ignores the page %j', (page) => {
    expect(queryInAddress(fields, `?page=${page}`).page).toBeUndefined();
  });
});
