import type { ManagedFacility } from '@audit-letters/api-client';
import { describe, expect, it } from 'vitest';
import { millRoad } from '../../fixtures/managedFacility.ts';
import { boris } from '../../fixtures/tenants.ts';
import { day } from '../../fixtures/today.ts';
import { isTagging, moveOutDeadline } from '../../results/managedFacility.ts';
import { canConnectCharge, lettersSent, unconnectableInWords } from './managerRules.ts';

const facility = (changes: Partial<ManagedFacility>) => ({ ...millRoad, ...changes });

describe('a charge can be connected', () => {
  // TEN-38
  it('from the charge apply date', () => {
    expect(canConnectCharge(boris, day('2026-11-16'))).toBe(true);
    expect(canConnectCharge(boris, day('2026-11-15'))).toBe(true);
    expect(canConnectCharge(boris, day('2026-11-14'))).toBe(false);
  });

  it.each([
    [{ coverage_id: null }],
    [{ charge_apply_date: null }],
    [{ charge_applied: true }],
    [{ welcome_letter_sent_date: day('2026-11-01') }],
  ])('not with %j', (changes) => {
    expect(canConnectCharge({ ...boris, ...changes }, day('2026-11-15'))).toBe(false);
  });
});

// TEN-42
it('the tenants without a charge to connect are counted by reason', () => {
  const chosen = [
    boris,
    { ...boris, coverage_id: null },
    { ...boris, coverage_id: null },
    { ...boris, charge_applied: true },
    { ...boris, charge_apply_date: day('2026-12-01') },
    { ...boris, welcome_letter_sent_date: day('2026-11-01') },
  ];
  expect(unconnectableInWords(chosen, day('2026-11-15'))).toBe(
    '2 without a coverage, 1 applied already, 1 not due yet, 1 locked after the welcome letter',
  );
  expect(unconnectableInWords([boris], day('2026-11-15'))).toBe('');
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])(
  'tagging goes on while it can (%s) and is ready (%s): %s',
  (can_tag_removal, ready_to_tag, open) => {
    expect(isTagging(facility({ can_tag_removal, ready_to_tag }))).toBe(open);
  },
);

it.each([
  ['2026-12-09', '2026-12-07'],
  ['2027-01-01', '2026-12-30'],
  ['2028-03-01', '2028-02-28'],
  [null, null],
])('the deadline for the audit date %s is %s', (date, deadline) => {
  expect(
    moveOutDeadline(facility({ initial_letter_send_date: date === null ? null : day(date) })),
  ).toBe(deadline);
});

describe('letters count as sent', () => {
  const sent = facility({ initial_letter_send_date: day('2026-11-21') });
  // TEN-37
  it.each([
    [new Date(2026, 10, 20, 23, 59), []],
    [new Date(2026, 10, 21, 11, 59), []],
    [new Date(2026, 10, 21, 12, 0), ['Audit letters have been sent.']],
    [new Date(2026, 10, 22, 0, 0), ['Audit letters have been sent.']],
    [new Date(2027, 0, 1, 0, 0), ['Audit letters have been sent.']],
  ])('from noon of their date on: %s', (now, sentences) => {
    expect(lettersSent(sent, now).map(({ sentence }) => sentence)).toEqual(sentences);
  });

  // TEN-37
  it('with the day on which they were mailed, also before their planned day', () => {
    const mailed = facility({
      initial_letter_send_date: day('2026-11-20'),
      initial_letter_sent_date: day('2026-11-02'),
    });
    expect(lettersSent(mailed, new Date(2026, 10, 3))).toEqual([
      { sentence: 'Audit letters have been sent.', day: '2026-11-02' },
    ]);
  });

  // TEN-37
  it('each from its own date, and never without one', () => {
    const all = facility({
      follow_up_letter_send_date: day('2026-11-01'),
      welcome_letter_send_date: day('2026-11-02'),
    });
    expect(lettersSent(all, new Date(2026, 10, 3))).toEqual([
      { sentence: 'Enrollment letters have been sent.', day: '2026-11-01' },
      { sentence: 'Welcome letters have been sent.', day: '2026-11-02' },
    ]);
  });
});
