import type { ManagedFacility } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { millRoad } from '../fixtures/managedFacility.ts';
import { day } from '../fixtures/today.ts';
import { answerDeadline, deadlineText, taggingDeadline } from './managedFacility.ts';

const today = day('2026-11-21');
type Find = typeof answerDeadline;
const textFor = (find: Find, changes: Partial<ManagedFacility>) => {
  const deadline = find({ ...millRoad, ...changes }, today);
  return deadline && deadlineText(deadline, today);
};
const dates = {
  initial_letter_send_date: day('2026-12-09'),
  follow_up_letter_send_date: day('2026-12-20'),
  letter_effective_date: day('2027-01-15'),
};

// TEN-90
it('names the next day on which tenants without an answer get a letter or a coverage', () => {
  const answers = (changes: Partial<ManagedFacility>) => textFor(answerDeadline, changes);
  expect(answers(dates)).toBe('18 days left before the audit letters');
  const audited = { ...dates, initial_letter_sent_date: today };
  expect(answers(audited)).toBe('29 days left before the enrollment letters');
  expect(answers({ ...audited, follow_up_letter_sent_date: day('2026-11-20') })).toBe(
    '55 days left before coverage begins',
  );
  expect(answers({ letter_effective_date: day('2026-11-22') })).toBe(
    '1 day left before coverage begins',
  );
  expect(answers({ letter_effective_date: day('2026-11-20') })).toBeNull();
  expect(answers({})).toBeNull();
});

// TEN-90
it('names the last day for tagging while somebody waits for the tags', () => {
  const tagging = (changes: Partial<ManagedFacility>) => textFor(taggingDeadline, changes);
  expect(tagging(dates)).toBe('16 days left for tagging');
  expect(tagging({ initial_letter_send_date: day('2026-11-23') })).toBe('Last day for tagging');
  expect(tagging({ initial_letter_send_date: day('2026-11-22') })).toBeNull();
  expect(tagging({ ...dates, can_tag_removal: false })).toBeNull();
  for (const done of ['confirmed_move_outs_date', 'confirmed_no_move_outs_date'] as const)
    expect(tagging({ ...dates, [done]: today })).toBeNull();
  expect(tagging({ ...dates, initial_letter_sent_date: today })).toBeNull();
});
