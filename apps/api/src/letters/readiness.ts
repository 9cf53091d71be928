import type { LetterFilterKey, LetterType } from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { hasCompleteAddress } from '../tenants/completeAddress.ts';

/** Whom a letter can be sent to at all: tenants with incomplete addresses are not in the letters view. */
export const inLettersView: RawBuilder<boolean> = hasCompleteAddress;

const reachable = sql<boolean>`(
  ${hasCompleteAddress} and not tenants.tagged_for_removal
  and (tenants.status is null or tenants.status not in ('moved_out', 'bad_address'))
)`;

/** Who is due for a letter of each type (Contract §4, Letters). */
export const readyFor: Record<LetterType, RawBuilder<boolean>> = {
  initial: sql<boolean>`(${reachable} and tenants.initial_letter_sent_date is null)`,
  follow_up: sql<boolean>`(
    ${reachable} and tenants.initial_letter_sent_date is not null and tenants.status is null
    and tenants.follow_up_letter_sent_date is null
  )`,
  welcome: sql<boolean>`(
    ${reachable} and tenants.coverage_id is not null
    and tenants.charge_confirmed_date is not null and tenants.welcome_letter_sent_date is null
  )`,
};

export const filterFor: Record<LetterFilterKey, RawBuilder<boolean>> = {
  all: inLettersView,
  initial_letter_ready: readyFor.initial,
  follow_up_letter_ready: readyFor.follow_up,
  welcome_letter_ready: readyFor.welcome,
};
