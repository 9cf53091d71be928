import type { DeletedTenant, Moment, Page } from '@audit-letters/api-client';
import { wholePage } from '../../fixtures/facilities.ts';
import { type Loadable, ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';

const deleted = (
  id: number,
  [first_name, last_name]: readonly [string, string | null],
  user: string | null = 'Dana Whitfield',
): DeletedTenant => ({
  id,
  first_name,
  last_name,
  user,
  unit: `A0${id}`,
  units: [{ identifier: `A0${id}` }, { identifier: `B0${id}` }],
  facility_number: 'D-1042',
  deleted_at: '2026-11-18T20:05:00Z' as Moment,
});

const deletedTenants = wholePage([
  deleted(1, ['Ana', 'Ortiz']),
  deleted(2, ['Okafor Logistics', null]),
  deleted(3, ['Chiara', 'Müller'], null),
]);

/** The bin in each of its states. */
export const binStates = {
  ...unready,
  ready: ready(deletedTenants),
  empty: ready(wholePage<DeletedTenant>([])),
} satisfies StatesOf<Loadable<Page<DeletedTenant>>>;
