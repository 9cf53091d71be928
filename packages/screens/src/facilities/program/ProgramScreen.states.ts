import type { Day, Program, ProgramFacility } from '@audit-letters/api-client';
import { statsOf } from '../../fixtures/facilities.ts';
import { today } from '../../fixtures/today.ts';
import type { Loadable } from '../../loadable.ts';
import { ready } from '../../loadable.ts';
import { reloading, type StatesOf } from '../../states.ts';

const day = (text: string) => text as Day;

const facility = (id: number, over: Partial<ProgramFacility>): ProgramFacility => ({
  id,
  facility_number: `L-10${id}`,
  account_name: 'Harbor Lane Storage',
  city: 'Austin',
  state: 'TX',
  letter_effective_date: day('2026-12-15'),
  stats: statsOf(0),
  premium_cents: 0,
  former: null,
  ...over,
});

const program: Program = {
  today,
  facilities: [
    facility(1, {
      stats: statsOf(240, {
        audit_letters_sent: 236,
        selected_coverage: 92,
        provided_proof: 41,
        opted_out: 12,
        moved_out: 18,
        bad_address: 8,
        charge_applied: 88,
        confirmed_payment: 61,
      }),
      premium_cents: 124_050,
      former: {
        letter_effective_date: day('2026-09-16'),
        stats: statsOf(231, {
          audit_letters_sent: 231,
          selected_coverage: 104,
          provided_proof: 52,
          opted_out: 9,
          moved_out: 20,
          bad_address: 5,
          charge_applied: 97,
          confirmed_payment: 95,
        }),
        premium_cents: 131_000,
      },
    }),
    facility(2, { account_name: 'Mill Road Self Storage', state: 'UT', city: 'Provo' }),
    facility(3, {
      account_name: null,
      state: 'FL',
      city: 'Tampa',
      stats: statsOf(84, { audit_letters_sent: 84, selected_coverage: 20, charge_applied: 2 }),
      premium_cents: 36_000,
    }),
  ],
};

/** The report of all facilities in each of its states. */
export const programStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', message: 'Network Error', retry: () => {} },
  ready: ready(program),
  empty: ready({ ...program, facilities: [] }),
  ...reloading(program),
} satisfies StatesOf<Loadable<Program>>;
