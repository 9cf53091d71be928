import type { Day, Tenant } from '@audit-letters/api-client';
import { describe, expect, it } from 'vitest';
import { ana, largePlan, smallPlan, someCoverages } from '../../fixtures/tenants.ts';
import { leftCharge, nowInWords, replacedInWords } from './replacedCoverage.ts';
import { tenantWords } from './tenantWords.ts';

const day = '2026-11-28' as Day;
const covered: Tenant = {
  ...ana,
  status: 'selected_coverage',
  coverage_id: smallPlan.id,
  coverage: smallPlan,
};
const charged: Tenant = { ...covered, charge_applied: true, charge_applied_date: day };
const large = { status: 'selected_coverage', coverage_id: largePlan.id } as const;
const optOut = { status: 'opt_out', coverage_id: null } as const;
const inWords = (tenant: Tenant, answer: Parameters<typeof replacedInWords>[1] = large) =>
  replacedInWords(tenant, answer, someCoverages)[0];

// TEN-154
it('a tenant that another user has changed is told with what was charged', () => {
  expect(nowInWords(charged)).toBe('It is now “Selected Coverage”: charge applied 11/28/2026.');
  expect(nowInWords(covered, someCoverages)).toBe('It is now “$12 per month for $1,000 coverage”.');
});

// TEN-152
describe('the words about a replaced coverage', () => {
  it('say what was charged, confirmed and made', () => {
    const mailed = {
      ...charged,
      charge_confirmed_date: day,
      payment_confirmed_date: day,
      welcome_letter_sent_date: day,
    };
    expect(replacedInWords(mailed, large)).toEqual([
      '$12 a month, $1,000: charge applied 11/28/2026, charge and payment confirmed 11/28/2026, welcome letter 11/28/2026.',
      'The charge has to be changed, then confirmed again by staff; the welcome letter comes after that.',
    ]);
  });

  it('name the charged plan, not the one chosen since', () => {
    const changed = { ...charged, coverage_id: largePlan.id, charged_coverage_id: smallPlan.id };
    expect(inWords(changed, { ...large, coverage_id: 9 })).toBe(
      '$12 a month, $1,000: charge applied 11/28/2026.',
    );
  });

  it('say that a payment was confirmed without a coverage', () => {
    const paid = { ...ana, charge_confirmed_date: day, payment_confirmed_date: day };
    expect(inWords(paid)).toBe('No coverage: charge and payment confirmed 11/28/2026.');
  });

  it.each<[string, Tenant, Parameters<typeof replacedInWords>[1]]>([
    [
      'for the charged coverage after an answer without one',
      { ...charged, status: 'opt_out', coverage_id: null, charged_coverage_id: largePlan.id },
      large,
    ],
    ['without a charge', covered, large],
    ['for the same coverage', charged, { ...large, coverage_id: smallPlan.id }],
    ['for an answer without a coverage where nothing was charged', covered, optOut],
    [
      'for the charged coverage',
      { ...charged, coverage_id: largePlan.id, charged_coverage_id: smallPlan.id },
      { ...large, coverage_id: smallPlan.id },
    ],
  ])('are none %s', (_, tenant, answer) => expect(inWords(tenant, answer)).toBeUndefined());

  // TEN-155, DUE-22
  it.each<[string, Tenant, Parameters<typeof replacedInWords>[1], string]>([
    [
      'charged',
      charged,
      optOut,
      'charge applied 11/28/2026. The charge stays connected until staff disconnect it: Charges to disconnect.',
    ],
    [
      'charged, and moves out',
      charged,
      { ...optOut, status: 'moved_out' },
      'charge applied 11/28/2026. The charge stays connected.',
    ],
    [
      'charged, and tagged for removal',
      { ...charged, tagged_for_removal: true },
      optOut,
      'charge applied 11/28/2026. The charge stays connected.',
    ],
    [
      'not charged, but has paid',
      { ...covered, payment_confirmed_date: day, welcome_letter_sent_date: day },
      optOut,
      'payment confirmed 11/28/2026, welcome letter 11/28/2026. The payment stays confirmed.',
    ],
  ])('say what stays when a tenant leaves the coverage who is %s', (_, tenant, answer, words) => {
    expect(leftCharge(tenant, answer, [])).toBe(`$12 a month, $1,000: ${words}`);
    expect(tenantWords.statusSaved({ tenant, answer })).toContain(words);
    expect(leftCharge(tenant, large, [])).toBeUndefined();
  });

  it('stand in the line of an answer of one tap', () => {
    expect(tenantWords.statusSaved({ tenant: charged, answer: large })).toBe(
      'Ana Ortiz: Selected Coverage. $12 a month, $1,000: charge applied 11/28/2026. The charge has to be changed, then confirmed again by staff; the welcome letter comes after that.',
    );
  });
});
