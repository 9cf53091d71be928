import type { Day, ManagedFacility } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { millRoad } from '../../fixtures/managedFacility.ts';
import { deadlineText, nextDeadline } from './deadlines.ts';

const day = (text: string) => text as Day;
const today = day('2026-11-21');
const textFor = (changes: Partial<ManagedFacility>) => {
  const deadline = nextDeadline({ ...millRoad, ...changes }, today);
  return deadline && deadlineText(deadline, today);
};

// TEN-90
it('names the earliest deadline from today on', () => {
  const dates = {
    initial_letter_send_date: day('2026-12-09'),
    follow_up_letter_send_date: day('2026-12-20'),
    letter_effective_date: day('2027-01-15'),
  };
  expect(textFor(dates)).toBe('16 days left for tagging');
  expect(textFor({ ...dates, can_tag_removal: false })).toBe(
    '29 days left before the enrollment letters',
  );
  for (const done of ['confirmed_move_outs_date', 'confirmed_no_move_outs_date'] as const) {
    expect(textFor({ ...dates, [done]: today })).toBe('29 days left before the enrollment letters');
  }
  expect(textFor({ ...dates, initial_letter_sent_date: today })).toBe(
    '29 days left before the enrollment letters',
  );
  expect(
    textFor({ ...dates, can_tag_removal: false, follow_up_letter_sent_date: day('2026-11-20') }),
  ).toBe('55 days left before coverage begins');
});

it('names the last day, and no deadline that has passed', () => {
  const tagging = { initial_letter_send_date: day('2026-11-23') };
  expect(textFor(tagging)).toBe('Last day for tagging');
  expect(textFor({ letter_effective_date: day('2026-11-22') })).toBe(
    '1 day left before coverage begins',
  );
  expect(textFor({ letter_effective_date: day('2026-11-20') })).toBeNull();
  expect(textFor({})).toBeNull();
});
