import type { FacilityEvent, FacilityOverview } from '@audit-letters/api-client';
import { millRoad, nearlyUnknown, northStar, statsOf } from '../../fixtures/facilities.ts';
import { unchangedTenants } from '../../fixtures/tenants.ts';
import { day, moment, today } from '../../fixtures/today.ts';
import { ready } from '../../loadable.ts';
import { type StatesOf, unready } from '../../states.ts';
import type { FacilityPageModel } from './FacilityScreen.tsx';

/** An entry of the history. */
export const facilityEvent = (
  id: number,
  at: string,
  over: Partial<FacilityEvent>,
): FacilityEvent => ({
  id,
  at: moment(at),
  user: 'Robin Hayes',
  kind: 'created',
  letter_type: null,
  count: null,
  fields: [],
  dates: [],
  filename: null,
  change: null,
  ...over,
});

/** In the middle of its period: audit letters are mailed, enrollment letters are late. */
const overview: FacilityOverview = {
  facility: millRoad,
  today,
  non_responder: 69,
  premium_cents: 124_050,
  former: {
    letter_effective_date: day('2026-09-16'),
    stats: statsOf(231, { audit_letters_sent: 231, selected_coverage: 104, provided_proof: 86 }),
    premium_cents: 131_000,
  },
  letters: [
    {
      filename: 'e.pdf',
      letter_type: 'follow_up',
      tenant_count: 118,
      save_time: moment('2026-11-18T15:20:00Z'),
      mail_time: null,
    },
    {
      filename: 'a.pdf',
      mail_merge_file_name: 'a_mail_merge.xlsx',
      letter_type: 'initial',
      tenant_count: 240,
      save_time: moment('2026-10-20T15:20:00Z'),
      mail_time: moment('2026-10-21T12:00:00Z'),
    },
  ],
  letters_mailed: [
    { letter_type: 'follow_up', mailed: 0, not_mailed: 118 },
    { letter_type: 'initial', mailed: 240, not_mailed: 0 },
  ],
  imports: [
    {
      id: 2,
      at: moment('2026-10-05T16:00:00Z'),
      user: 'Robin Hayes',
      software: 'sitelink_web',
      insert_count: 16,
      active_tenants_count: 240,
      duplicate_tenant_count: 3,
      error_count: 0,
      undo: 8,
    },
    {
      id: 1,
      at: moment('2026-10-03T16:00:00Z'),
      user: null,
      software: 'sitelink_web',
      insert_count: 240,
      active_tenants_count: 0,
      duplicate_tenant_count: 0,
      error_count: 2,
    },
  ],
  events: [
    facilityEvent(10, '2026-11-19T15:20:00Z', {
      kind: 'tenants_changed',
      count: 6,
      change: { ...unchangedTenants, charge_applied: true, fields: ['charge_applied'] },
    }),
    facilityEvent(9, '2026-11-18T15:20:00Z', {
      kind: 'letters_generated',
      letter_type: 'follow_up',
      count: 118,
      filename: 'e.pdf',
    }),
    facilityEvent(8, '2026-10-21T17:00:00Z', {
      kind: 'letters_mailed',
      fields: ['initial_letter_sent_date'],
      dates: [{ field: 'initial_letter_sent_date', day: day('2026-10-21') }],
    }),
    facilityEvent(6, '2026-10-18T09:00:00Z', { kind: 'move_outs_confirmed', count: 4, user: null }),
    facilityEvent(4, '2026-10-03T16:00:00Z', { kind: 'imported', count: 240, user: null }),
    facilityEvent(3, '2026-10-03T12:00:00Z', { kind: 'edited', fields: ['note', 'phone'] }),
    facilityEvent(2, '2026-09-30T12:00:00Z', {
      kind: 'archived',
      count: 231,
      filename: 'D-1042.xlsx',
    }),
    facilityEvent(1, '2026-05-17T12:00:00Z', {}),
  ],
};

/** The facility page in each of its states. */
export const facilityPageStates = {
  ...unready,
  'no-facility': { status: 'no-facility' },
  ready: ready(overview),
  'tags-left': ready({
    ...overview,
    tagged: 3,
    facility: { ...millRoad, confirmed_move_outs_date: day('2026-10-18') },
  }),
  new: ready({
    facility: northStar,
    today,
    non_responder: 0,
    letters: [],
    letters_mailed: [],
    imports: [],
    events: [],
  }),
  unknown: ready({ ...overview, facility: { ...nearlyUnknown, stats: null } }),
} satisfies StatesOf<FacilityPageModel>;
