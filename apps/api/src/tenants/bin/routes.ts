import { DeletedTenantsPage, Empty, PageQuery } from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import type { Routes } from '../../context.ts';
import { call } from '../../http/call.ts';
import { listPage } from '../../http/paging.ts';
import { toMoment } from '../../http/serialize.ts';
import { signedIn } from '../../session/authenticate.ts';
import { undoStart } from '../../undo/record.ts';
import { IdList, parseIds } from '../ids.ts';
import { restoreTenants } from './bin.ts';
import { listBin } from './store.ts';

/** The bin of deleted tenants, for admins (TEN-101). */
export const binRoutes: Routes = (app) => {
  app.get(
    '/api/deleted-tenants',
    call('admin', 'tenants.deleted', 'The deleted tenants that can be restored', {
      querystring: PageQuery,
      response: { 200: Type.Object({ data: DeletedTenantsPage }) },
    }),
    async ({ query }) => {
      const since = undoStart(app.clock.now());
      const { rows, pagination } = await listBin(app.db, listPage(query), since);
      return {
        data: {
          data: rows.map((row) => ({
            ...row,
            units: row.units.map((identifier) => ({ identifier })),
            deleted_at: toMoment(row.deleted_at),
          })),
          pagination,
        },
      };
    },
  );

  app.post(
    '/api/deleted-tenants/restore',
    call('admin', 'tenants.restore', 'Restore deleted tenants', {
      body: Type.Object({ ids: IdList }),
      response: { 200: Empty },
    }),
    async (request) => {
      await restoreTenants(app, signedIn(request), parseIds(request.body.ids));
      return {};
    },
  );
};
