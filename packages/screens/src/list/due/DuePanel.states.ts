import type { DueItem, DueWork, Facility, Moment, PutAwayWork } from '@audit-letters/api-client';
import { harborLane, millRoad, northStar } from '../../fixtures/facilities.ts';
import { day, today } from '../../fixtures/today.ts';
import { type Loadable, ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';

const at = ({ id, facility_number, account_name }: Facility) => ({
  facility_id: id,
  facility_number,
  account_name,
});

const item = (over: Partial<DueItem>): DueItem => ({
  kind: 'letters',
  day: null,
  late: false,
  ...at(millRoad),
  state: null,
  letter_type: null,
  count: 0,
  ...over,
});

const noFacility = { facility_id: null, facility_number: null, account_name: null };

/** An item of each kind. */
const items: DueItem[] = [
  item({ day: day('2026-11-17'), late: true, letter_type: 'follow_up', count: 118 }),
  item({
    kind: 'batch',
    day: day('2026-11-19'),
    late: true,
    letter_type: 'initial',
    count: 64,
    ...at(harborLane),
  }),
  item({
    kind: 'batch',
    day: today,
    letter_type: 'welcome',
    count: 300,
    state: 'TX',
    ...noFacility,
  }),
  item({ kind: 'import', day: today, count: 3 }),
  item({ kind: 'move_outs', day: day('2026-11-21'), count: 5 }),
  item({ kind: 'tagged', day: day('2026-11-22'), count: 3, ...at(harborLane) }),
  item({ day: day('2026-11-23'), letter_type: 'initial', count: 1 }),
  item({ kind: 'addresses', day: day('2026-11-23'), letter_type: 'initial', count: 2 }),
  item({
    kind: 'addresses',
    day: day('2026-11-25'),
    letter_type: 'initial',
    count: 4,
    ...at(harborLane),
  }),
  item({
    kind: 'addresses',
    day: day('2026-11-25'),
    letter_type: 'initial',
    count: 1,
    ...at(northStar),
  }),
  item({ kind: 'names', day: day('2026-11-23'), letter_type: 'initial', count: 1 }),
  item({ kind: 'charges', day: day('2026-11-24'), count: 9 }),
  item({ kind: 'payments', count: 4 }),
  item({ kind: 'charge_changes', count: 1 }),
  item({ kind: 'disconnections', count: 1 }),
  item({ kind: 'dates', ...at(harborLane), count: 64 }),
  item({ kind: 'dates', ...at(northStar) }),
  item({ kind: 'tenants', ...at(northStar) }),
  item({ kind: 'accounts', ...noFacility, count: 2 }),
];

const putAway: PutAwayWork[] = [
  {
    id: 3,
    kind: 'letters',
    letter_type: 'initial',
    ...at(harborLane),
    count: 1,
    reason: 'The effective date is over.',
    user: 'Ana Ruiz',
    at: '2026-11-18T15:00:00Z' as Moment,
  },
];

const manyItems = Array.from({ length: 200 }, (_, index) =>
  item({ kind: 'tenants', facility_id: index + 1, facility_number: `N-${index + 1}` }),
);

const states = [
  { state: 'DE', facilities: 1, initial: 118, follow_up: 4, welcome: 0 },
  { state: 'TX', facilities: 3, initial: 0, follow_up: 0, welcome: 300 },
];

/** The due work in each of its states. */
export const dueStates = {
  ...unready,
  ready: ready({ today, total: items.length, items, states, put_away: putAway }),
  /** Work that can be put away, with links of different widths. */
  late: ready({
    today,
    total: 2,
    items: [
      item({ day: day('2026-11-17'), late: true, letter_type: 'initial', count: 1 }),
      item({ kind: 'charges', day: day('2026-11-17'), late: true, count: 12 }),
    ],
    put_away: putAway,
  }),
  nothing: ready({ today, total: 0, items: [] }),
  /** The only work is put away. */
  allPutAway: ready({ today, total: 0, items: [], put_away: putAway }),
  many: ready({ today, total: 1412, items: manyItems }),
} satisfies StatesOf<Loadable<DueWork>>;
