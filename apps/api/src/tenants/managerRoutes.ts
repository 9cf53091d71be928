import {
  Id,
  ManagerTenantChanges,
  Nullable,
  OptionalFlag,
  SeenText,
  Undoable,
} from '@audit-letters/api-client/contract';
import { chargeAppliedUpdate } from '@audit-letters/api-client/values';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { call } from '../http/call.ts';
import { NotFound } from '../http/errors.ts';
import { ownFacility, signedIn } from '../session/authenticate.ts';
import { bulkAction } from './edit/bulkUpdate.ts';
import { withDueCharge } from './edit/managerRules.ts';
import { assertTaggingOpen, changeTags } from './edit/tags.ts';
import { commonUpdate } from './edit/updates.ts';
import { changeTenants, parseSeen } from './edit/write.ts';
import { IdList, parseIds } from './ids.ts';

const FacilityId = Type.Optional(
  Type.Unsafe<Id | null>({ ...Nullable(Id), description: "The manager's own facility." }),
);

/** The calls with which managers change the tenants of their own facility. */
export const managerTenantRoutes: Routes = (app) => {
  app.post(
    '/api/managers/update-tenant',
    call('manager', 'tenants.updateAsManager', 'Change a tenant as manager', {
      body: Type.Interface([ManagerTenantChanges], {
        id: Type.Unsafe<Id>({ ...Id, description: 'The number of the tenant.' }),
        facility_id: FacilityId,
        seen: SeenText,
      }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { id, facility_id, seen, ...changes } = request.body;
      const today = app.clock.today();
      const facilityId = namedFacility(request, facility_id);
      const isAsked = changes.charge_applied === true && !parseSeen(seen)(id)?.charge_applied;
      return changeTenants(app, signedIn(request), {
        action: 'update',
        ids: [id],
        reach: { facilityId },
        ...(changes.tag && { precheck: (trx) => assertTaggingOpen(trx, facilityId) }),
        makeUpdate: withDueCharge((tenant) => commonUpdate(tenant, changes, today), {
          today,
          isAsked,
        }),
        seen,
      });
    },
  );

  app.post(
    '/api/managers/bulk-charge-applied',
    call('manager', 'tenants.bulkChargeApplied', 'Connect the charges of several tenants', {
      body: Type.Object({ ids: IdList }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const today = app.clock.today();
      return changeTenants(app, signedIn(request), {
        action: bulkAction('charge_applied'),
        ids: parseIds(request.body.ids),
        reach: { facilityId: ownFacility(request) },
        makeUpdate: withDueCharge((tenant) => chargeAppliedUpdate(tenant, true, today), {
          today,
          isAsked: true,
        }),
      });
    },
  );

  app.post(
    '/api/managers/tag-tenants',
    call('manager', 'tenants.tag', 'Tag tenants for removal', {
      body: Type.Object({
        ids: IdList,
        facility_id: FacilityId,
        moved_out: OptionalFlag('`true` also sets the tagged tenants to Moved Out.'),
      }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { ids, facility_id, moved_out = false } = request.body;
      const facilityId = namedFacility(request, facility_id);
      const tags = { ids: parseIds(ids), tagged: true, movedOut: moved_out };
      return changeTags(app, signedIn(request), facilityId, tags);
    },
  );

  app.post(
    '/api/managers/untag-tenants',
    call('manager', 'tenants.untag', 'Untag tenants', {
      body: Type.Object({
        ids: IdList,
        facility_id: FacilityId,
        seen: SeenText,
      }),
      response: { 200: Undoable },
    }),
    async (request) => {
      const { ids, facility_id, seen } = request.body;
      const facilityId = namedFacility(request, facility_id);
      const tags = { ids: parseIds(ids), tagged: false, seen };
      return changeTags(app, signedIn(request), facilityId, tags);
    },
  );
};

/** The manager's own facility. Throws `NotFound` if the body names another one. */
function namedFacility(
  request: FastifyRequest,
  facilityIdInBody: number | null | undefined,
): number {
  const own = ownFacility(request);
  if (facilityIdInBody && facilityIdInBody !== own) throw new NotFound();
  return own;
}
