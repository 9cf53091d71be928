import type { ProgramFacility } from '@audit-letters/api-client';
import { type FormerCounts, type ResultCounts, sumOf, sumOfFormer } from '../../results/results.ts';

/** The facilities of a state together. */
export interface StateResults {
  /** The code of the state. */
  state: string;
  /** The number of facilities. */
  facilities: number;
  /** Their counts. */
  counts: ResultCounts;
  /** The counts of their periods before; `null` without one. */
  former: FormerCounts | null;
  /** Their premium per month, in cents. */
  premium_cents: number;
}

/** The results of each state, by its code (FAC-111). */
export function byState(facilities: readonly ProgramFacility[]): StateResults[] {
  const states = [...new Set(facilities.map(({ state }) => state))].sort();
  return states.map((state) => {
    const own = facilities.filter((facility) => facility.state === state);
    return {
      state,
      facilities: own.length,
      counts: sumOf(own.map(({ stats }) => stats)),
      former: sumOfFormer(own.map(({ former }) => former)),
      premium_cents: premiumOf(own),
    };
  });
}

/** The premium of facilities per month, in cents. */
export const premiumOf = (facilities: readonly ProgramFacility[]): number =>
  facilities.reduce((sum, { premium_cents }) => sum + premium_cents, 0);
