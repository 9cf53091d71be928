import type { Answer, Coverage, Tenant, TenantSeen } from '@audit-letters/api-client';
import {
  AnswerAndCharge,
  isChargeToChange,
  planFee,
  planInShort,
} from '@audit-letters/api-client/values';
import { formatDay } from '@audit-letters/ui';
import { picked } from '../../form/draft.ts';
import { answerName } from './answers.ts';

/** '$12 charged, now $18' of a charge to change, else nothing. */
export const changedCharge = (tenant: Tenant): string | undefined =>
  isChargeToChange(tenant) && tenant.charged_coverage && tenant.coverage
    ? `${planFee(tenant.charged_coverage)} charged, now ${planFee(tenant.coverage)}`
    : undefined;

/** Whether an answer replaces a coverage, or none, that was charged, confirmed or named in a welcome letter. */
export const replacesCoverage = (tenant: Tenant, { coverage_id }: Pick<Answer, 'coverage_id'>) =>
  coverage_id !== null &&
  coverage_id !== tenant.coverage_id &&
  coverage_id !== tenant.charged_coverage_id &&
  donesOf(tenant).length > 0;

/** Why there is no charge to confirm; `null` if there is one (TEN-125). */
export function chargeDoubt({ coverage_id, charge_applied }: Tenant) {
  if (coverage_id === null) return 'no coverage';
  return charge_applied ? null : 'a charge that was never connected';
}

/** What a new answer or charge is decided on. The server refuses the change if one of these has changed (TEN-154). */
export const decidedOn = (tenant: Tenant): TenantSeen =>
  picked(tenant, [...AnswerAndCharge, 'welcome_letter_sent_date']);

/** 'It is now “Selected Coverage”: charge applied 11/28/2026.' of a tenant whom another user has changed. */
export function nowInWords(tenant: Tenant, coverages?: readonly Coverage[]): string {
  const dones = donesInWords(tenant);
  return `It is now “${answerName(tenant, coverages)}”${dones && `: ${dones}`}.`;
}

/** What was charged, confirmed and mailed for the coverage before: 'charge applied 11/28/2026, …' */
export const donesInWords = (tenant: Tenant): string => donesOf(tenant).join(', ');

/** What follows for the charge from another answer; `null` if nothing was charged or confirmed. */
export function whatFollows(tenant: Tenant, answer: Answer): string | null {
  if (replacesCoverage(tenant, answer)) return toDo;
  const { charge_applied, charge_confirmed_date, payment_confirmed_date } = tenant;
  if (answer.coverage_id !== null) return null;
  if (!charge_applied)
    return charge_confirmed_date || payment_confirmed_date ? 'The payment stays confirmed.' : null;
  // DUE-22
  return answer.status === 'moved_out' || tenant.tagged_for_removal
    ? 'The charge stays connected.'
    : 'The charge stays connected until staff disconnect it: Charges to disconnect.';
}

/**
 * What was charged, confirmed and mailed for the coverage that an answer replaces or ends, and what follows; nothing for
 * other answers.
 */
export function replacedInWords(
  tenant: Tenant,
  answer: Answer,
  coverages: readonly Coverage[] = [],
): string[] {
  const follows = whatFollows(tenant, answer);
  if (follows === null) return [];
  const chargedId = tenant.charged_coverage_id ?? tenant.coverage_id;
  const known = [...coverages, tenant.coverage, tenant.charged_coverage];
  const plan = known.find((one) => one && one.id === chargedId);
  const before = chargedId === null ? 'No coverage' : 'The coverage before';
  return [`${plan ? planInShort(plan) : before}: ${donesInWords(tenant)}.`, follows];
}

/** The line under an answer that leaves a charged tenant without a coverage; a replaced coverage has its question. */
export const leftCharge = (tenant: Tenant, answer: Answer, coverages: readonly Coverage[]) =>
  answer.coverage_id === null
    ? replacedInWords(tenant, answer, coverages).join(' ') || undefined
    : undefined;

/** What confirming a charge to change takes for granted. */
export const rentQuestion = 'Has the rent been changed?';

/** What follows from a replaced coverage. */
const toDo =
  'The charge has to be changed, then confirmed again by staff; the welcome letter comes after that.';

function donesOf(tenant: Tenant): string[] {
  const { charge_applied, charge_applied_date, charge_confirmed_date } = tenant;
  const { payment_confirmed_date, welcome_letter_sent_date } = tenant;
  const on = (what: string, day: Tenant['charge_applied_date']) =>
    day ? `${what} ${formatDay(day)}` : what;
  return [
    charge_applied || isChargeToChange(tenant) ? on('charge applied', charge_applied_date) : '',
    ...(charge_confirmed_date && charge_confirmed_date === payment_confirmed_date
      ? [on('charge and payment confirmed', charge_confirmed_date)]
      : [
          charge_confirmed_date ? on('charge confirmed', charge_confirmed_date) : '',
          payment_confirmed_date ? on('payment confirmed', payment_confirmed_date) : '',
        ]),
    welcome_letter_sent_date ? on('welcome letter', welcome_letter_sent_date) : '',
  ].filter(Boolean);
}
