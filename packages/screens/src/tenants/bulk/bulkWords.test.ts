import type { Day, Tenant } from '@audit-letters/api-client';
import { tenantName } from '@audit-letters/screens';
import { describe, expect, it } from 'vitest';
import { ana, largePlan, smallPlan } from '../../fixtures/tenants.ts';
import { afterBulkChange, type BulkChange } from './bulkChanges.ts';
import { bulkWords } from './bulkWords.ts';

const tenant = (id: number, changes: Partial<Tenant> = {}): Tenant => ({
  ...ana,
  id,
  unit: 'A1',
  units: [],
  charge_apply_date: null,
  ...changes,
});

const { questions } = bulkWords;
const { confirm: confirmQuestion, delete: deleteQuestion, reset: resetQuestion } = questions;

const today = '2026-11-10' as Day;
const covered = (id: number, more: Partial<Tenant> = {}) =>
  tenant(id, {
    status: 'selected_coverage',
    coverage_id: 2,
    charge_apply_date: today,
    ...more,
  });
const connected = (id: number) => covered(id, { charge_applied: true });
const editQuestion = (change: BulkChange, tenants: readonly Tenant[]) =>
  bulkWords.editQuestion(change, tenants, today);
const many = (count: number) => Array.from({ length: count }, (_, at) => tenant(at + 1));
const named = (id: number) => `${tenantName(tenant(id))} (A1)`;
const sent = { initial_letter_sent_date: '2026-11-01' as Day };

// TEN-31
describe('the detail of a bulk action in Messages', () => {
  const { changed, reset, deleted } = bulkWords.details;
  const both = [tenant(1), tenant(2)];
  const names = `${named(1)}, ${named(2)}`;

  it.each<[BulkChange, string]>([
    [{ field: 'charge_applied', value: true }, 'Charge applied: Yes'],
    [{ field: 'charge_confirmed', value: false }, 'Payment confirmed: No'],
    [{ field: 'status', value: 'opt_out' }, 'Status: Opted Out'],
    [{ field: 'coverage_id', value: 2 }, 'Status: Selected Coverage'],
    [{ field: 'charge_apply_date', value: '2026-12-01' as Day }, 'Charge apply date: 12/1/2026'],
    [{ field: 'charge_apply_date', value: null }, 'Charge apply date: the letter effective date'],
  ])('names the field, its value and the tenants of %j', (change, words) => {
    expect(changed(change, both)).toBe(`${words}. ${names}`);
  });

  it('tells a reset and a deletion apart', () => {
    expect([reset(both), deleted(both)]).toEqual([`Reset. ${names}`, names]);
  });
});

// TEN-28
describe('the question before a deletion', () => {
  it('lists what is deleted and repeats it on the button', () => {
    expect(deleteQuestion([tenant(1), covered(2, sent)], today, true)).toEqual({
      title: '2 tenants will be permanently deleted. Are you sure you want to do this?',
      consequences: [
        'For 30 days Undo and the bin can bring them back.',
        '1 of them with a coverage.',
        'The letters of 1 of them stay under Letter Batches.',
      ],
      confirmLabel: 'Yes, delete 2 tenants',
      tone: 'danger',
    });
  });

  it('uses the singular for one tenant', () => {
    expect(deleteQuestion(many(1), today, false)).toMatchObject({
      title: '1 tenant will be permanently deleted. Are you sure you want to do this?',
      consequences: [
        'Undo can bring the tenant back until you sign out, an administrator for 30 days.',
      ],
      confirmLabel: 'Yes, delete 1 tenant',
    });
  });
});

// TEN-26
it('the question before a reset lists what is cleared and what stays', () => {
  expect(resetQuestion([tenant(1), covered(2, { charge_applied: true })])).toMatchObject({
    title: 'Are you sure you want to reset 2 tenants?',
    consequences: [
      'Status, coverage, charge dates and tag are cleared. You can undo this.',
      '1 of 2 with a coverage.',
      '1 of 2 with a charge applied.',
      'Notes and letter dates stay.',
    ],
    confirmLabel: 'Yes, reset 2 tenants',
  });
});

// TEN-27
describe('the question before payments are confirmed', () => {
  it.each([
    [
      [connected(1), tenant(2), tenant(3)],
      3,
      [`2 of 3 have no coverage: ${named(2)}, ${named(3)}.`],
    ],
    [
      [connected(1), covered(2), tenant(3)],
      3,
      [
        `1 of 3 has no coverage: ${named(3)}.`,
        `1 of 3 has a charge that was never connected: ${named(2)}.`,
      ],
    ],
    [many(7), 7, [expect.stringMatching(/^7 of 7 have no coverage: .* and 2 more\.$/)]],
    [[connected(1), connected(2)], 2, []],
  ])(
    'names those without a coverage or a connected charge, and then begins with No: %#',
    (tenants, count, consequences) => {
      expect(confirmQuestion(tenants)).toEqual({
        title: `This will confirm the charge has been added for ${count} tenants. Continue?`,
        consequences,
        confirmLabel: `Yes, confirm ${count} tenants`,
        ...(consequences.length > 0 && { tone: 'danger' }),
      });
    },
  );
});

// TEN-27
it('the question before payments are confirmed counts those who are confirmed already', () => {
  const confirmed = { ...connected(1), charge_confirmed_date: today, charged_coverage_id: 2 };
  const question = confirmQuestion([confirmed, connected(2), connected(3)]);
  expect(question.consequences).toEqual(['1 of 3 is confirmed already.']);
  expect(question.tone).toBeUndefined();
});

// TEN-125
it('the question before payments are confirmed names the charges to change', () => {
  const changed = covered(2, {
    charge_applied: true,
    coverage_id: largePlan.id,
    coverage: largePlan,
    charged_coverage_id: smallPlan.id,
    charged_coverage: smallPlan,
  });
  expect(confirmQuestion([connected(1), changed])).toMatchObject({
    consequences: [
      `1 of 2 has another fee: ${tenantName(changed)} ($12 charged, now $18.50). Has the rent been changed?`,
    ],
    tone: 'danger',
  });
});

// TEN-125
describe('the question before a bulk edit of charges', () => {
  it.each([
    ['charge_applied', /^Yes, connect 1 tenant$/, ' Nothing is connected there.'],
    ['charge_confirmed', /^Yes, confirm 2 tenants$/, ''],
  ] as const)(
    'names the tenants without a coverage, whose charge is not connected: %s',
    (field, confirmLabel, note) => {
      const change = { field, value: true };
      const one = field === 'charge_applied' ? covered(1) : connected(1);
      const both = [one, tenant(2)];
      expect(editQuestion(change, both)).toEqual({
        title: expect.stringMatching(/^This will (connect|confirm) the charge/),
        consequences: [`1 of 2 has no coverage: ${named(2)}.${note}`],
        confirmLabel: expect.stringMatching(confirmLabel),
        tone: 'danger',
      });
      expect(editQuestion(change, [one, one])).toBeNull();
      expect(editQuestion({ field, value: false }, [tenant(2)])).toBeNull();
    },
  );

  it('names those whose charge apply date has not come', () => {
    const change = { field: 'charge_applied', value: true } as const;
    const later = covered(1, { charge_apply_date: '2026-11-11' as Day });
    const undated = covered(2, { charge_apply_date: null });
    const due = covered(3, { charge_apply_date: today });
    expect(editQuestion(change, [later, undated, due])).toEqual({
      title: 'This will connect the charge of 3 tenants. Continue?',
      consequences: [
        `1 of 3 has a later charge apply date: ${tenantName(tenant(1))} (11/11/2026).`,
        `1 of 3 has no charge apply date: ${named(2)}.`,
      ],
      confirmLabel: 'Yes, connect 3 tenants',
      tone: 'danger',
    });
    expect(editQuestion(change, [due, { ...later, charge_applied: true }])).toBeNull();
    expect(questions.charge([later, due], today).consequences).toEqual([
      `1 of 2 has a later charge apply date: ${tenantName(tenant(1))} (11/11/2026).`,
    ]);
  });

  it.each([
    ['charge_applied', true, [1]],
    ['charge_applied', false, [2, 3]],
    ['charge_confirmed', true, [1, 2, 4]],
    ['charge_confirmed', false, [3]],
  ] as const)('counts those whom it changes: %s %s', (field, value, changed) => {
    const paid = { charge_applied: true, charge_confirmed_date: today };
    const all = [covered(1), connected(2), covered(3, paid), tenant(4)];
    expect(bulkWords.changedBy({ field, value }, all).map(({ id }) => id)).toEqual(changed);
    const connection = { field: 'charge_applied', value: true } as const;
    expect(editQuestion(connection, all)?.title).toContain('the charge of 1 tenant.');
  });

  it.each([
    [true, 'none of these tenants has a coverage that is not charged yet.'],
    [false, 'all of these tenants have “Charge applied: No” already.'],
  ])('says so when it changes nobody: %s', (value, why) => {
    const change = { field: 'charge_applied', value } as const;
    expect(bulkWords.changesNobody(change)).toBe(`Nothing was changed: ${why}`);
  });

  it('is not asked for other fields', () => {
    expect(editQuestion({ field: 'tagged_for_removal', value: true }, [tenant(1)])).toBeNull();
  });
});

// TEN-29
describe('the question before a bulk edit of answers', () => {
  const optedOut = (id: number) => tenant(id, { status: 'opt_out', coverage_id: null });
  const unanswered = (id: number) => tenant(id, { status: null, coverage_id: null });

  it('counts and names those with another answer', () => {
    const change = { field: 'status', value: 'moved_out' } as const;
    expect(editQuestion(change, [optedOut(1), unanswered(2), unanswered(3)])).toEqual({
      title: 'Are you sure you want to replace answers?',
      consequences: [`1 of 3 has another answer: ${tenantName(tenant(1))} (Opted Out).`],
      confirmLabel: 'Yes, change 3 tenants',
      tone: 'danger',
    });
  });

  // TEN-152
  it('says what was charged for the coverages that it replaces', () => {
    const charged = covered(1, { charge_applied: true, charge_applied_date: today });
    const change = { field: 'coverage_id', value: 3 } as const;
    expect(editQuestion(change, [charged, covered(2)])?.consequences).toEqual([
      expect.stringMatching(/^2 of 2 have another answer: /),
      `1 of 2 has a charge or welcome letter: ${tenantName(tenant(1))} (charge applied 11/10/2026).`,
      'The charge has to be changed, then confirmed again by staff; the welcome letter comes after that.',
    ]);
  });

  // TEN-155
  it('says whose charge stays connected', () => {
    const charged = covered(1, { charge_applied: true, charge_applied_date: today });
    const optOut = { field: 'status', value: 'opt_out' } as const;
    const left = { ...charged, status: 'opt_out', coverage_id: null } as const;
    expect(editQuestion(optOut, [charged, covered(2), left])?.consequences).toEqual([
      expect.stringMatching(/^2 of 3 have another answer: /),
      `1 of 3 has a charge or welcome letter: ${tenantName(tenant(1))} (charge applied 11/10/2026).`,
      'The charge stays connected until staff disconnect it: Charges to disconnect.',
    ]);
  });

  it('is not asked where nobody has another answer', () => {
    const same = [optedOut(1), unanswered(2)];
    expect(editQuestion({ field: 'status', value: 'opt_out' }, same)).toBeNull();
    const coverage = [covered(1), unanswered(2)];
    expect(editQuestion({ field: 'coverage_id', value: 2 }, coverage)).toBeNull();
    expect(editQuestion({ field: 'coverage_id', value: 3 }, coverage)).not.toBeNull();
  });
});

// TEN-154
it('knows the tenant after each of several bulk edits', () => {
  const edit = (tenant: Tenant, change: BulkChange) => afterBulkChange(tenant, change, today);
  const chosen = edit(tenant(1), { field: 'coverage_id', value: 2 });
  expect(chosen).toMatchObject({ status: 'selected_coverage', coverage_id: 2 });
  const applied = edit(chosen, { field: 'charge_applied', value: true });
  expect(applied).toMatchObject({ charge_applied_date: today, charged_coverage_id: 2 });
  const confirmed = edit(applied, { field: 'charge_confirmed', value: true });
  expect(confirmed).toMatchObject({ charge_confirmed_date: today, payment_confirmed_date: today });
  expect(edit(confirmed, { field: 'coverage_id', value: 3 })).toMatchObject({
    charged_coverage_id: 2,
    charge_confirmed_date: null,
  });
  const ended = edit(confirmed, { field: 'charge_confirmed', value: false });
  expect(edit(ended, { field: 'charge_applied', value: false })).toMatchObject({
    charged_coverage_id: null,
  });
});
