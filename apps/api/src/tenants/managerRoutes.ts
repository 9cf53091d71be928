import {
  Empty,
  Id,
  ManagerTenantChanges,
  Nullable,
  SeenText,
} from '@audit-letters/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { NotFound } from '../http/errors.ts';
import { ownFacility, signedIn } from '../session/authenticate.ts';
import { bulkChargeApplied, tagTenants, updateAsManager } from './edit/changes.ts';
import { parseExpected } from './edit/expected.ts';
import { IdList, parseIds } from './ids.ts';

const FacilityId = Type.Optional(
  Type.Unsafe<Id | null>({ ...Nullable(Id), description: "The manager's own facility." }),
);

/** The calls with which managers change the tenants of their own facility. */
export const managerTenantRoutes: Routes = (app) => {
  app.post(
    '/api/managers/update-tenant',
    {
      config: { permission: 'manager' },
      schema: {
        body: Type.Interface([ManagerTenantChanges], {
          id: Type.Unsafe<Id>({ ...Id, description: 'The number of the tenant.' }),
          facility_id: FacilityId,
          seen: SeenText,
        }),
        response: { 200: Empty },
      },
    },
    async (request) => {
      const { id, facility_id, seen, ...changes } = request.body;
      const facilityId = namedFacility(request, facility_id);
      await updateAsManager(app, signedIn(request), facilityId, id, changes, parseExpected(seen));
      return {};
    },
  );

  app.post(
    '/api/managers/bulk-charge-applied',
    {
      config: { permission: 'manager' },
      schema: { body: Type.Object({ ids: IdList }), response: { 200: Empty } },
    },
    async (request) => {
      const ids = parseIds(request.body.ids);
      await bulkChargeApplied(app, signedIn(request), ownFacility(request), ids);
      return {};
    },
  );

  app.post(
    '/api/managers/tag-tenants',
    {
      config: { permission: 'manager' },
      schema: {
        body: Type.Object({ ids: IdList, facility_id: FacilityId }),
        response: { 200: Empty },
      },
    },
    async (request) => {
      const { ids, facility_id } = request.body;
      const facilityId = namedFacility(request, facility_id);
      await tagTenants(app, signedIn(request), facilityId, parseIds(ids), { tagged: true });
      return {};
    },
  );

  app.post(
    '/api/managers/untag-tenants',
    {
      config: { permission: 'manager' },
      schema: {
        body: Type.Object({
          ids: IdList,
          facility_id: FacilityId,
          seen: SeenText,
        }),
        response: { 200: Empty },
      },
    },
    async (request) => {
      const { ids, facility_id, seen } = request.body;
      const facilityId = namedFacility(request, facility_id);
      const change = { tagged: false, expected: parseExpected(seen) };
      await tagTenants(app, signedIn(request), facilityId, parseIds(ids), change);
      return {};
    },
  );
};

/** The manager's own facility. Throws `NotFound` if the body names another one. */
function namedFacility(request: FastifyRequest, named: number | null | undefined): number {
  const own = ownFacility(request);
  if (named && named !== own) throw new NotFound();
  return own;
}
