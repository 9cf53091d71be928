import type { LetterFilterKey, LetterType } from '@audit-letters/api-client/contract';
import { eachLetterType, letterTypes } from '@audit-letters/api-client/values';
import { type RawBuilder, sql } from 'kysely';
import { chargeToChange, hasCompleteAddress } from '../../tenants/index.ts';
import { isBlocking, type LetterProblemKind } from './reasons.ts';

/** The facts that decide who is ready for a letter, over `tenants`. */
const ofTenants = {
  status: sql<string | null>`tenants.status`,
  tagged: sql<boolean>`tenants.tagged_for_removal`,
  complete: hasCompleteAddress,
  covered: sql<boolean>`(tenants.coverage_id is not null)`,
  charged: sql<boolean>`(tenants.charge_confirmed_date is not null)`,
  sent: eachLetterType(
    (type) => sql<boolean>`(${sql.ref(`tenants.${letterTypes[type].sentDate}`)} is not null)`,
  ),
  chargeToChange,
  /** Whether the welcome letter names another coverage than the present one (LET-107). */
  welcomeToRenew: sql<boolean>`((tenants.welcome_coverage_id <> tenants.coverage_id) is true)`,
};

type Facts = typeof ofTenants;

/** The same over `tenant_counts`. */
const ofCounts: Facts = {
  status: sql`tenant_counts.status`,
  tagged: sql`tenant_counts.tagged_for_removal`,
  complete: sql`tenant_counts.complete_address`,
  covered: sql`tenant_counts.covered`,
  charged: sql`tenant_counts.charge_confirmed`,
  sent: eachLetterType((type) => sql.ref<boolean>(`tenant_counts.${type}_letter_sent`)),
  chargeToChange: sql`tenant_counts.charge_to_change`,
  welcomeToRenew: sql`tenant_counts.welcome_to_renew`,
};

/** A reason why a tenant is not ready for a letter. */
interface Reason {
  kind: LetterProblemKind;
  holds: RawBuilder<boolean>;
}

/**
 * Everything that keeps a tenant from being ready for each letter (LET-2, LET-3, LET-4). The last two can be cured, so
 * a tenant for whom one of them is the first reason is due for the letter.
 */
function reasonsAgainst(of: Facts): Record<LetterType, readonly Reason[]> {
  const status = (word: string) =>
    sql<boolean>`(${of.status} is not distinct from ${sql.lit(word)})`;
  const hasLeft: Reason = { kind: 'moved_out', holds: status('moved_out') };
  const badAddress: Reason = { kind: 'bad_address', holds: status('bad_address') };
  const hasAnswered: Reason = { kind: 'answered', holds: sql`(${of.status} is not null)` };
  const hasLetter = (holds: RawBuilder<boolean>): Reason => ({ kind: 'sent', holds });
  const curable: Reason[] = [
    { kind: 'tagged', holds: of.tagged },
    { kind: 'incomplete', holds: sql`(not ${of.complete})` },
  ];
  return {
    initial: [hasLeft, badAddress, hasAnswered, hasLetter(of.sent.initial), ...curable],
    follow_up: [
      ...[hasLeft, badAddress, hasAnswered, hasLetter(of.sent.follow_up)],
      { kind: 'not_asked', holds: sql`(not ${of.sent.initial})` },
      ...curable,
    ],
    welcome: [
      ...[hasLeft, badAddress],
      { kind: 'uncovered', holds: sql`(not ${of.covered})` },
      { kind: 'charge_to_change', holds: of.chargeToChange },
      hasLetter(sql`(${of.sent.welcome} and not ${of.welcomeToRenew})`),
      { kind: 'uncharged', holds: sql`(not ${of.charged})` },
      ...curable,
    ],
  };
}

const none = (reasons: readonly Reason[]) =>
  sql<boolean>`(${sql.join(
    reasons.map(({ holds }) => sql`not ${holds}`),
    sql` and `,
  )})`;

/** The first reason that holds; `null` for a tenant who is ready. */
const firstOf = (reasons: readonly Reason[]) =>
  sql<LetterProblemKind | null>`(case ${sql.join(
    reasons.map(({ kind, holds }) => sql`when ${holds} then ${sql.lit(kind)}`),
    sql` `,
  )} end)`;

const tenantReasons = reasonsAgainst(ofTenants);
const countedReasons = reasonsAgainst(ofCounts);

/** The tenants who are ready for each letter. */
export const readyFor = eachLetterType((type) => none(tenantReasons[type]));

/** Why a tenant is not ready; `null` for one who is. */
export const reasonAgainst = eachLetterType((type) => firstOf(tenantReasons[type]));

/** The same of a chosen tenant, who may get a letter without being ready: what blocks the letter comes first. */
export const reasonAgainstChosen = eachLetterType((type) =>
  firstOf([
    ...tenantReasons[type].filter(({ kind }) => isBlocking(kind)),
    ...tenantReasons[type].filter(({ kind }) => !isBlocking(kind)),
  ]),
);

/** The same as `reasonAgainst`, over `tenant_counts`. */
export const countedReason = eachLetterType((type) => firstOf(countedReasons[type]));

/** Tagged tenants who have moved out are removed from the letters view: nothing is left to do about them (LET-14). */
const isShown = (of: Facts) =>
  sql<boolean>`(${of.complete} and not (${of.tagged} and ${of.status} is not distinct from 'moved_out'))`;

/** The filters of the letters view, which hides tenants with incomplete addresses (LET-14). */
const filtersOf = (
  of: Facts,
  reasons: Record<LetterType, readonly Reason[]>,
): Record<LetterFilterKey, RawBuilder<boolean>> => ({
  all: isShown(of),
  initial_letter_ready: none(reasons.initial),
  follow_up_letter_ready: none(reasons.follow_up),
  welcome_letter_ready: none(reasons.welcome),
});

export const filterFor = filtersOf(ofTenants, tenantReasons);
/** The same filters over `tenant_counts`. */
export const countedFor = {
  ...filtersOf(ofCounts, countedReasons),
  tagged_for_removal: sql<boolean>`(${isShown(ofCounts)} and ${ofCounts.tagged})`,
};
