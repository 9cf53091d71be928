import { expect, it } from 'vitest';
import { harborLane } from '../fixtures/facilities.ts';
import { facilityWords } from './facilityWords.ts';

// FAC-20
it('asks before a facility is deleted, and says that Undo brings it back', () => {
  const { title, consequences } = facilityWords.deleteQuestion({
    ...harborLane,
    facility_number: 'L-101',
    tenant_count: 869,
  });
  expect(title).toBe("Are you sure you wish to delete 'L-101'?");
  expect(consequences).toEqual([
    '869 tenants are deleted.',
    'All letters of L-101 are deleted.',
    "The manager's account is deleted: its manager can no longer sign in.",
    'The archives of past periods stay.',
    'For 30 days Undo can bring all of it back.',
  ]);
});
