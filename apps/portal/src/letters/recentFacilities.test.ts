import { expect, it } from 'vitest';
import { readRecentFacilities } from './recentFacilities.ts';

// LET-8
it('reads back five recent facilities, without invalid entries', () => {
  const facility = { facility_number: 'D-1042', account_name: 'Mill Road' };
  expect(readRecentFacilities([facility, { facility_number: 'N-1', account_name: 7 }])).toEqual([
    facility,
    { facility_number: 'N-1', account_name: null },
  ]);
  expect(readRecentFacilities([null, 7, { account_name: 'Mill Road' }])).toEqual([]);
  expect(readRecentFacilities({})).toEqual([]);
  expect(readRecentFacilities(Array(9).fill(facility))).toHaveLength(5);
});
