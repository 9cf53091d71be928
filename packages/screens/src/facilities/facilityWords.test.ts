import { expect, it } from 'vitest';
import { harborLane } from '../fixtures/facilities.ts';
import { facilityWords } from './facilityWords.ts';

// FAC-20
it.each([
  [true, 'For 30 days Undo and “Restore” in the retired facilities can bring all of it back.'],
  [false, 'Undo can bring all of it back until you sign out, an administrator for 30 days.'],
])('asks before a facility is deleted, and says who brings it back: %s', (isAdmin, restored) => {
  const facility = { ...harborLane, facility_number: 'L-101', tenant_count: 869 };
  const { title, consequences } = facilityWords.deleteQuestion(facility, isAdmin);
  expect(title).toBe("Are you sure you wish to delete 'L-101'?");
  expect(consequences).toEqual([
    '869 tenants are deleted.',
    'All letters of L-101 are deleted.',
    "The manager's account is deleted: its manager can no longer sign in.",
    'The archives of past periods stay.',
    restored,
  ]);
});
