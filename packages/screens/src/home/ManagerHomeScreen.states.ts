import type { Day, ManagedFacility } from '@audit-letters/api-client';
import { millRoad } from '../fixtures/managedFacility.ts';
import { ready } from '../loadable.ts';
import type { ManagerHomeModel } from '../results/managedFacility.ts';
import { type StatesOf, unready } from '../states.ts';

const emptyStats = Object.fromEntries(
  Object.keys(millRoad.stats).map((name) => [name, 0]),
) as ManagedFacility['stats'];

/** The manager's home in each of its states. */
export const managerHomeStates = {
  ...unready,
  'no-facility': { status: 'no-facility' },
  ready: ready(millRoad),
  withDates: ready({
    ...millRoad,
    initial_letter_send_date: '2026-12-09' as Day,
    charges_to_connect: 7,
  }),
  withoutTenants: ready({
    ...millRoad,
    tenant_count: 0,
    stats: emptyStats,
    initial_letter_send_date: '2026-12-09' as Day,
  }),
} satisfies StatesOf<ManagerHomeModel>;
