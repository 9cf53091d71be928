import type { LetterFilterKey, LetterType } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasCompleteAddress } from '../../tenants/index.ts';

/** The facts that decide who is ready for a letter, over `tenants`. */
const ofTenants = {
  status: sql<string | null>`tenants.status`,
  tagged: sql<boolean>`tenants.tagged_for_removal`,
  complete: hasCompleteAddress,
  covered: sql<boolean>`(tenants.coverage_id is not null)`,
  charged: sql<boolean>`(tenants.charge_confirmed_date is not null)`,
  initialSent: sql<boolean>`(tenants.initial_letter_sent_date is not null)`,
  followUpSent: sql<boolean>`(tenants.follow_up_letter_sent_date is not null)`,
  welcomeSent: sql<boolean>`(tenants.welcome_letter_sent_date is not null)`,
};

type Facts = typeof ofTenants;

/** The same over `tenant_counts`. */
const ofCounts: Facts = {
  status: sql`tenant_counts.status`,
  tagged: sql`tenant_counts.tagged_for_removal`,
  complete: sql`tenant_counts.complete_address`,
  covered: sql`tenant_counts.covered`,
  charged: sql`tenant_counts.charge_confirmed`,
  initialSent: sql`tenant_counts.initial_letter_sent`,
  followUpSent: sql`tenant_counts.follow_up_letter_sent`,
  welcomeSent: sql`tenant_counts.welcome_letter_sent`,
};

/** The tenants who lack each letter, whatever their status. */
function lackConditions(of: Facts): Record<LetterType, RawBuilder<boolean>> {
  return {
    initial: sql`(not ${of.initialSent})`,
    follow_up: sql`(${of.initialSent} and not ${of.followUpSent})`,
    welcome: sql`(${of.covered} and ${of.charged} and not ${of.welcomeSent})`,
  };
}

/** The tenants who are due for each letter, also those who cannot get it because of their address or tag. */
function dueConditions(of: Facts): Record<LetterType, RawBuilder<boolean>> {
  const { initial, follow_up, welcome } = lackConditions(of);
  const lives = sql<boolean>`(${of.status} is null or ${of.status} not in ('moved_out', 'bad_address'))`;
  return {
    initial: sql`(${of.status} is null and ${initial})`,
    follow_up: sql`(${of.status} is null and ${follow_up})`,
    welcome: sql`(${lives} and ${welcome})`,
  };
}

/** The tenants who are ready for each letter (LET-2, LET-3, LET-4). */
function readyConditions(of: Facts): Record<LetterType, RawBuilder<boolean>> {
  const { initial, follow_up, welcome } = dueConditions(of);
  const ready = (due: RawBuilder<boolean>) =>
    sql<boolean>`(${of.complete} and not ${of.tagged} and ${due})`;
  return { initial: ready(initial), follow_up: ready(follow_up), welcome: ready(welcome) };
}

/** Tagged tenants who have moved out are removed from the letters view: nothing is left to do about them (LET-14). */
const isShown = (of: Facts) =>
  sql<boolean>`(${of.complete} and not (${of.tagged} and ${of.status} is not distinct from 'moved_out'))`;

/** The filters of the letters view, which hides tenants with incomplete addresses (LET-14). */
function filtersOf(of: Facts): Record<LetterFilterKey, RawBuilder<boolean>> {
  const { initial, follow_up, welcome } = readyConditions(of);
  return {
    all: isShown(of),
    initial_letter_ready: initial,
    follow_up_letter_ready: follow_up,
    welcome_letter_ready: welcome,
  };
}

export const dueFor = dueConditions(ofTenants);
export const readyFor = readyConditions(ofTenants);
export const filterFor = filtersOf(ofTenants);
/** The same filters over `tenant_counts`. */
export const countedFor = {
  ...filtersOf(ofCounts),
  tagged_for_removal: sql<boolean>`(${isShown(ofCounts)} and ${ofCounts.tagged})`,
};

/** The conditions on `tenant_counts` of the due tenants: the ready ones, and the others by the reason. */
export function countedDue(type: LetterType) {
  const due = dueConditions(ofCounts)[type];
  const { status, tagged, complete } = ofCounts;
  return {
    ready: readyConditions(ofCounts)[type],
    tagged: sql<boolean>`(${due} and ${complete} and ${tagged})`,
    movedOut: sql<boolean>`(
      ${lackConditions(ofCounts)[type]} and ${status} is not distinct from 'moved_out' and not ${tagged}
    )`,
    incomplete: sql<boolean>`(${due} and not ${tagged} and not ${complete})`,
  };
}
