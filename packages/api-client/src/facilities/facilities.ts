import { list, undoable } from '../decode/fields.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import { conflictWith } from '../transport/refusals.ts';
import type { Transport } from '../transport/transport.ts';
import type { FacilitiesQuery, RetiredQuery } from './contract.ts';
import {
  coverage,
  facilitiesPage,
  facility,
  facilityMatch,
  facilityStatsPage,
  flaggedTenants,
  homeStats,
  managedFacility,
  newFacilityAccount,
  retiredPage,
} from './entities.ts';
import type { AnswersQuery } from './overview/contract.ts';
import { answerWeeks, facilityOverview } from './overview/entities.ts';
import type { FacilityStatsQuery } from './statsContract.ts';
import type { FacilityChanges, FacilitySeen, NewFacility } from './writeContract.ts';

const coverages = list(coverage);
const facilityMatches = list(facilityMatch);

/** The options of a call that changes a facility. */
export interface FacilityWriteOptions extends CallOptions {
  /** The values that the user started from. After another change the call rejects (see `conflictingFacility`). */
  seen?: FacilitySeen;
}

/** A confirmation of move-outs that also sets tagged tenants to Moved Out. */
export interface MoveOuts {
  /** Whether the tagged tenants become Moved Out, without a tag. Otherwise tags and answers stay. */
  move_out_tagged: boolean;
  /** The tagged tenants that the user saw. If others are tagged, the call rejects and nothing changes. */
  ids: readonly number[];
}

/** The stored facility, if the error is a conflict (409) with another user's change; else `null`. */
export const conflictingFacility = conflictWith(facility);

/** Facilities, their numbers, and the coverages of their states. */
export const createFacilityCalls = ({ call }: Transport) => ({
  /** GET /api/facilities, with the summary over all facilities as `stats` */
  list: (query: FacilitiesQuery = {}, options?: CallOptions) =>
    call('GET', '/api/facilities', { query, read: facilitiesPage, ...options }),

  /** GET /api/facilities/search?facility_number=%text%: the facilities with the text in their number or name */
  search: (text: string, options?: CallOptions) =>
    call('GET', '/api/facilities/search', {
      query: { facility_number: `%${text}%` },
      read: facilityMatches,
      ...options,
    }),

  /** GET /api/facilities/{id}/overview. */
  overview: (id: number, options?: CallOptions) =>
    call('GET', path`/api/facilities/${id}/overview`, { read: facilityOverview, ...options }),

  /** GET /api/answers: the answers of each week. */
  answers: (query: AnswersQuery, options?: CallOptions) =>
    call('GET', '/api/answers', { query, read: answerWeeks, ...options }),

  /** GET /api/managers/facility: the signed-in manager's own */
  managed: (options?: CallOptions) =>
    call('GET', '/api/managers/facility', { read: managedFacility, ...options }),

  /** POST /api/facilities: also creates the manager's account */
  create: (facility: NewFacility, options?: CallOptions) =>
    call('POST', '/api/facilities', { json: facility, read: newFacilityAccount, ...options }),

  /** POST /api/facilities/{id}. A `tenant_count` is never sent. */
  update: (
    id: number,
    { tenant_count: _, ...changes }: FacilityChanges & { tenant_count?: number },
    { seen, ...options }: FacilityWriteOptions = {},
  ) =>
    call('POST', path`/api/facilities/${id}`, {
      json: { ...changes, ...(seen && { seen }) },
      read: undoable,
      ...options,
    }),

  /** DELETE /api/facilities/{id} */
  delete: (id: number, options?: CallOptions) =>
    call('DELETE', path`/api/facilities/${id}`, { read: undoable, ...options }),

  /** GET /api/facilities/{id}/check-flagged */
  checkFlagged: (id: number, options?: CallOptions) =>
    call('GET', path`/api/facilities/${id}/check-flagged`, { read: flaggedTenants, ...options }),

  /** POST /api/facilities/{id}/confirm-move-outs (FAC-103), for staff */
  confirmMoveOuts: (id: number, moveOuts?: MoveOuts, options?: CallOptions) =>
    call('POST', path`/api/facilities/${id}/confirm-move-outs`, {
      ...(moveOuts && {
        form: { move_out_tagged: moveOuts.move_out_tagged, ids: moveOuts.ids.join(',') },
      }),
      read: undoable,
      ...options,
    }),

  /** GET /api/monitors/facility-stats: the panels of the staff home */
  homeStats: (options?: CallOptions) =>
    call('GET', '/api/monitors/facility-stats', { read: homeStats, ...options }),

  /** GET /api/facility-stats */
  stats: (query: FacilityStatsQuery = {}, options?: CallOptions) =>
    call('GET', '/api/facility-stats', { query, read: facilityStatsPage, ...options }),

  /** GET /api/retired-facilities */
  retired: (query: RetiredQuery = {}, options?: CallOptions) =>
    call('GET', '/api/retired-facilities', { query, read: retiredPage, ...options }),

  /** GET /api/coverages/available */
  coverages: (state: string, options?: CallOptions) =>
    call('GET', '/api/coverages/available', { query: { state }, read: coverages, ...options }),
});

export interface FacilityCalls extends ReturnType<typeof createFacilityCalls> {}
