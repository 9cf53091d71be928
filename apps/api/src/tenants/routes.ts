import {
  BulkFields,
  ById,
  FacilityTenantsQuery,
  Nullable,
  OneOf,
  PageQuery,
  SeenText,
  TableInfo,
  Tenant,
  TenantChanges,
  TenantEvent,
  TenantFilterChoice,
  TenantOverview,
  TenantsFilter,
  TenantsPage,
  TenantsSort,
  Undoable,
} from '@audit-letters/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { assertFacility } from '../facilities/index.ts';
import { call } from '../http/call.ts';
import { NotFound } from '../http/errors.ts';
import { listPage, PageOf } from '../http/paging.ts';
import { isStaff, ownFacility, signedIn } from '../session/authenticate.ts';
import { deleteTenants } from './bin/bin.ts';
import { binRoutes } from './bin/routes.ts';
import { bulkAction, bulkUpdateOf, noAnswer } from './edit/bulkUpdate.ts';
import { staffUpdate, statusUpdate } from './edit/updates.ts';
import { changeTenants, type TenantReach } from './edit/write.ts';
import { tenantHistory } from './history/history.ts';
import { IdList, parseIds } from './ids.ts';
import { summarize } from './list/counts.ts';
import { listFacilityTenants, listTenants } from './list/list.ts';
import { toTenant } from './list/rows.ts';
import { managerTenantRoutes } from './managerRoutes.ts';
import { tenantOverview } from './overview.ts';

const params = ById;
const BulkValue = Nullable(
  Type.String({ maxLength: 100, description: 'The value for all tenants.' }),
);
const FacilityTenantsPage = Type.Object({
  data: PageOf(Tenant),
  info: TableInfo,
});

export const tenantRoutes: Routes = (app) => {
  const { db, clock } = app;

  app.get(
    '/api/tenants',
    call('monitor', 'tenants.list', 'The tenants of all facilities', {
      querystring: Type.Interface([TenantsFilter, TenantsSort, PageQuery], {}),
      response: { 200: Type.Object({ data: TenantsPage }) },
    }),
    async ({ query }) => {
      const list = await listTenants(db, query, query, listPage(query), clock.today());
      return { data: { ...list, data: list.rows.map((row) => toTenant(row, true)) } };
    },
  );

  app.get(
    '/api/facilities/:id/tenants',
    call('signed-in', 'tenants.listOfFacility', 'The tenants of a facility', {
      params,
      querystring: FacilityTenantsQuery,
      response: { 200: FacilityTenantsPage },
    }),
    async (request) => {
      const facilityId = await facilityInScope(request, request.params.id);
      const page = listPage(request.query);
      const list = await listFacilityTenants(db, facilityId, request.query, page, clock.today());
      const { rows, pagination, info } = list;
      const forStaff = isStaff(signedIn(request));
      return { data: { data: rows.map((row) => toTenant(row, forStaff)), pagination }, info };
    },
  );

  app.get(
    '/api/facilities/:id/tenant-filters',
    call('signed-in', 'tenants.filtersOfFacility', 'The filters of the tenants of a facility', {
      params,
      response: { 200: Type.Array(TenantFilterChoice) },
    }),
    async (request) => {
      const facilityId = await facilityInScope(request, request.params.id);
      return (await summarize(db, { facility_id: facilityId })).filters;
    },
  );

  app.get(
    '/api/tenants/:id/overview',
    call('monitor', 'tenants.overview', 'A tenant with its letters', {
      params,
      response: { 200: TenantOverview },
    }),
    async ({ params: { id } }) => tenantOverview(db, id),
  );

  app.get(
    '/api/tenants/:id/history',
    call('signed-in', 'tenants.history', 'What happened to a tenant', {
      params,
      response: { 200: Type.Array(TenantEvent) },
    }),
    async (request) => tenantHistory(db, request.params.id, tenantReach(request)),
  );

  app.post(
    '/api/tenants/:id/status',
    call('signed-in', 'tenants.setStatus', 'Set the status of a tenant', {
      params,
      body: Type.Object({
        status: Nullable(
          Type.String({
            maxLength: 40,
            description: 'One of `StatusWords`; `no_response` stores `null`.',
          }),
        ),
        seen: SeenText,
      }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { status, seen } = request.body;
      return changeTenants(app, signedIn(request), {
        action: 'status',
        ids: [request.params.id],
        reach: tenantReach(request),
        makeUpdate: (tenant) => statusUpdate(tenant, { status }),
        seen,
      });
    },
  );

  app.post(
    '/api/tenants/:id',
    call('monitor', 'tenants.update', 'Change a tenant', {
      params,
      body: Type.Interface([TenantChanges], { seen: SeenText }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { seen, ...changes } = request.body;
      const today = clock.today();
      return changeTenants(app, signedIn(request), {
        action: 'update',
        ids: [request.params.id],
        reach: 'all',
        makeUpdate: (tenant) => staffUpdate(tenant, changes, today),
        seen,
      });
    },
  );

  app.post(
    '/api/tenants/bulk',
    call('monitor', 'tenants.bulkUpdate', 'Set one field of several tenants', {
      body: Type.Object({
        field: OneOf(BulkFields, 'The field to set.'),
        ids: IdList,
        value: BulkValue,
        seen: SeenText,
      }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { field, ids, value, seen } = request.body;
      return changeTenants(app, signedIn(request), {
        action: bulkAction(field),
        ids: parseIds(ids),
        reach: 'all',
        makeUpdate: bulkUpdateOf({ field, value }, clock.today()),
        seen,
      });
    },
  );

  app.delete(
    '/api/tenants/bulk',
    call('monitor', 'tenants.bulkDelete', 'Delete several tenants', {
      querystring: Type.Object({ ids: IdList }),
      response: { 200: Undoable },
    }),
    async (request) => {
      return deleteTenants(app, signedIn(request), parseIds(request.query.ids));
    },
  );

  app.post(
    '/api/tenants/reset',
    call('monitor', 'tenants.reset', 'Reset several tenants', {
      body: Type.Object({ ids: IdList }),
      response: { 200: Undoable },
    }),
    async (request) => {
      return changeTenants(app, signedIn(request), {
        action: 'reset',
        ids: parseIds(request.body.ids),
        reach: 'all',
        makeUpdate: () => noAnswer,
      });
    },
  );

  managerTenantRoutes(app);
  binRoutes(app);

  /** Staff reach every facility, a manager their own. Throws `NotFound` for any other. */
  async function facilityInScope(request: FastifyRequest, id: number): Promise<number> {
    const reach = tenantReach(request);
    if (reach !== 'all' && reach.facilityId !== id) throw new NotFound();
    await assertFacility(db, id);
    return id;
  }
};

function tenantReach(request: FastifyRequest): TenantReach {
  return isStaff(signedIn(request)) ? 'all' : { facilityId: ownFacility(request) };
}
