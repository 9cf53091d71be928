import { describe, expect, it } from 'vitest';
import {
  addressOf,
  filtersInAddress,
  filtersInState,
  pageInAddress,
  stateOfFilters,
} from './addressPlace.ts';
import { choiceFilter, noFilters, personalTextFilter, textFilter } from './filters.ts';

const fields = { facility_number: textFilter, name: personalTextFilter, status: choiceFilter };

describe('the address', () => {
  const values = { facility_number: ' 1001 ', name: 'Ana Example', status: 'opt_out' };

  it('contains filters, but never the name of a person', () => {
    const address = addressOf(fields, new URLSearchParams('tab=stats&name=Ana'), {
      filters: values,
    });
    expect(address.toString()).toBe('tab=stats&facility_number=1001&status=opt_out');
  });

  it('contains the sort and the page, but not the first page', () => {
    const sorted = addressOf(fields, new URLSearchParams('status=x'), {
      sort: { key: 'city', direction: 'asc' },
      page: 3,
    });
    expect(sorted.toString()).toBe('status=x&sort_by=city&sort_dir=asc&page=3');
    expect(addressOf(fields, sorted, { sort: null, page: 1 }).toString()).toBe('status=x');
  });

  it('restores its filters and leaves other parameters unchanged', () => {
    const address = new URLSearchParams('facility_number=1001&name=Ignored');
    expect(filtersInAddress(fields, address, values)).toEqual({
      facility_number: '1001',
      name: 'Ana Example',
      status: '',
    });
  });

  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=two', 1],
    ['page=1.5', 1],
  ])('names a page only by a whole number from 1: %s', (search, page) => {
    expect(pageInAddress(new URLSearchParams(search))).toBe(page);
  });
});

describe('the state of a history entry', () => {
  const values = { facility_number: '1001', name: ' Ana Example ', status: 'opt_out' };

  it('contains only the private values, besides other state', () => {
    expect(stateOfFilters(fields, { from: '/login' }, values)).toEqual({
      from: '/login',
      filters: { name: 'Ana Example' },
    });
    expect(stateOfFilters(fields, null, noFilters(fields))).toEqual({ filters: {} });
  });

  it('restores its values', () => {
    const state = stateOfFilters(fields, null, values);
    expect(filtersInState(fields, state)).toEqual({ ...noFilters(fields), name: 'Ana Example' });
  });

  it.each([
    ['nothing', null],
    ['no object', 'filters'],
    ['another shape', { filters: { name: 7, status: 'opt_out' } }],
  ])('with %s gives no value', (_what, state) => {
    expect(filtersInState(fields, state)).toEqual(noFilters(fields));
  });
});
