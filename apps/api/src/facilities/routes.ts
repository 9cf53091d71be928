import {
  AnswersQuery,
  AnswerWeek,
  ById,
  Coverage,
  Empty,
  FacilitiesPage,
  FacilitiesQuery,
  FacilityEdit,
  FacilityMatch,
  FacilityOverview,
  FacilityStatsPage,
  FacilityStatsQuery,
  FlaggedTenants,
  HomeStats,
  ManagedFacility,
  MoveOutsConfirmation,
  NewFacility,
  NewFacilityAccount,
  RetiredFacility,
  RetiredQuery,
  TaggingCompletion,
  Undoable,
} from '@audit-letters/api-client/contract';
import { type TSchema, Type } from 'typebox';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { listPage, PageOf, pageOf } from '../http/paging.ts';
import { isAdmin, ownFacility, signedIn } from '../session/authenticate.ts';
import { countChargesToConnect, parseIds } from '../tenants/index.ts';
import { undoStart } from '../undo/record.ts';
import { availableCoverages } from './coverages.ts';
import { createFacility, deleteFacility, updateFacility } from './edit/changes.ts';
import { confirmMoveOuts, endTagging } from './edit/moveOuts.ts';
import { filteredFacilities, filteredStats, retiredFacilities, statsTotals } from './list/list.ts';
import { toFacility, toManagedFacility, withStats } from './list/rows.ts';
import { searchFacilities } from './list/search.ts';
import { summarize } from './list/summary.ts';
import { answersPerWeek } from './overview/answers.ts';
import { facilityOverview } from './overview/overview.ts';
import { assertFacility, findFacility } from './store.ts';

const params = ById;
const inData = <T extends TSchema>(schema: T) => Type.Object({ data: schema });

export const facilityRoutes: Routes = (app) => {
  const { db, clock, config } = app;

  app.get(
    '/api/facilities',
    call('monitor', 'facilities.list', 'The active facilities', {
      querystring: FacilitiesQuery,
      response: { 200: FacilitiesPage },
    }),
    async ({ query }) => {
      const { rows, pagination } = await pageOf(db, filteredFacilities(db, query), listPage(query));
      return {
        data: rows.map((row) => toFacility(row, clock)),
        pagination,
        stats: await summarize(db),
      };
    },
  );

  app.get(
    '/api/facilities/search',
    call('monitor', 'facilities.search', 'Find facilities by a part of the number', {
      querystring: Type.Object({
        facility_number: Type.String({
          maxLength: 200,
          description: 'A part of the facility number; `%` at its ends is ignored.',
        }),
      }),
      response: { 200: Type.Array(FacilityMatch) },
    }),
    async ({ query }) => searchFacilities(db, query.facility_number),
  );

  app.post(
    '/api/facilities',
    call('monitor', 'facilities.create', 'Add a facility with its manager account', {
      body: NewFacility,
      response: { 200: NewFacilityAccount },
    }),
    async (request) => createFacility(app, signedIn(request), request.body),
  );

  app.post(
    '/api/facilities/:id',
    call('monitor', 'facilities.update', 'Change a facility', {
      params,
      body: FacilityEdit,
      response: { 200: Undoable },
    }),
    async (request) => updateFacility(app, signedIn(request), request.params.id, request.body),
  );

  app.delete(
    '/api/facilities/:id',
    call('monitor', 'facilities.delete', 'Delete a facility', {
      params,
      response: { 200: Undoable },
    }),
    async (request) => deleteFacility(app, signedIn(request), request.params.id),
  );

  app.get(
    '/api/facilities/:id/overview',
    call('monitor', 'facilities.overview', 'A facility with its history', {
      params,
      response: { 200: FacilityOverview },
    }),
    async ({ params: { id } }) => facilityOverview(app, id),
  );

  app.get(
    '/api/answers',
    call('monitor', 'facilities.answers', 'The answers of each week', {
      querystring: AnswersQuery,
      response: { 200: Type.Array(AnswerWeek) },
    }),
    async ({ query: { facility_id } }) => {
      await assertFacility(db, facility_id);
      const { timeZone } = config;
      return answersPerWeek(db, { today: clock.today(), timeZone }, facility_id);
    },
  );

  app.get(
    '/api/facilities/:id/check-flagged',
    call('monitor', 'facilities.checkFlagged', 'The number of tenants tagged for removal', {
      params,
      response: { 200: inData(FlaggedTenants) },
    }),
    async ({ params: { id } }) => {
      const { tagged_for_removal } = await findFacility(db, id);
      return { data: { tenants_flagged: tagged_for_removal } };
    },
  );

  app.post(
    '/api/facilities/:id/confirm-move-outs',
    call('monitor', 'facilities.confirmMoveOuts', 'Confirm the move-outs of a facility', {
      params,
      body: MoveOutsConfirmation,
      optionalBody: true,
      response: { 200: Undoable },
    }),
    async (request) => {
      const { move_out_tagged = false, ids } = request.body;
      const shown = ids === undefined ? undefined : tenantIds(ids);
      const moveOuts = { moveOutTagged: move_out_tagged, shown };
      return confirmMoveOuts(app, signedIn(request), request.params.id, moveOuts);
    },
  );

  app.get(
    '/api/monitors/facility-stats',
    call('monitor', 'facilities.homeStats', 'The counts of the staff home', {
      response: { 200: inData(HomeStats) },
    }),
    async () => ({ data: await summarize(db) }),
  );

  app.get(
    '/api/facility-stats',
    call('monitor', 'facilities.stats', 'The statistics of the facilities', {
      querystring: FacilityStatsQuery,
      response: { 200: inData(FacilityStatsPage) },
    }),
    async ({ query }) => {
      const [{ rows, pagination }, totals] = await Promise.all([
        pageOf(db, filteredStats(db, query), listPage(query)),
        statsTotals(db, query),
      ]);
      return { data: { data: rows.map(withStats), pagination, totals } };
    },
  );

  app.get(
    '/api/retired-facilities',
    call('monitor', 'facilities.retired', 'The deleted facilities', {
      querystring: RetiredQuery,
      response: { 200: inData(PageOf(RetiredFacility)) },
    }),
    async (request) => {
      const { query } = request;
      const since = isAdmin(signedIn(request)) ? undoStart(clock.now()) : null;
      const list = retiredFacilities(db, query, since);
      const { rows, pagination } = await pageOf(db, list, listPage(query));
      return { data: { data: rows, pagination } };
    },
  );

  app.get(
    '/api/coverages/available',
    call('signed-in', 'facilities.coverages', 'The coverages of a state', {
      querystring: Type.Object({
        state: Type.String({ maxLength: 40, description: 'The two-letter code of the state.' }),
      }),
      response: { 200: Type.Array(Coverage) },
    }),
    async ({ query }) => availableCoverages(db, query.state),
  );

  app.get(
    '/api/managers/facility',
    call('manager', 'facilities.managed', 'The facility of the signed-in manager', {
      response: { 200: ManagedFacility },
    }),
    async (request) => {
      const id = ownFacility(request);
      const facility = toManagedFacility(await findFacility(db, id), clock);
      const charges_to_connect = await countChargesToConnect(db, id, clock.today());
      return { ...facility, charges_to_connect };
    },
  );

  app.post(
    '/api/managers/confirm-move-outs',
    call('manager', 'tenants.confirmNoMoveOuts', 'Confirm that no tenants moved out', {
      response: { 200: Empty },
    }),
    async (request) => {
      const id = ownFacility(request);
      await endTagging(app, signedIn(request), id, 'confirmed_no_move_outs_date');
      return {};
    },
  );

  app.post(
    '/api/managers/confirm-tagging-complete',
    call('manager', 'tenants.completeTagging', 'Complete the tagging', {
      body: TaggingCompletion,
      optionalBody: true,
      response: { 200: Empty },
    }),
    async (request) => {
      const id = ownFacility(request);
      const ids = tenantIds(request.body.ids ?? '');
      await endTagging(app, signedIn(request), id, 'confirmed_move_outs_date', ids);
      return {};
    },
  );
};

/** Ids joined by commas; an empty text has none. */
const tenantIds = (text: string) => (text === '' ? [] : parseIds(text));
