import {
  BatchesMailed,
  BatchLetters,
  ChangedTenants,
  ChangedTenantsQuery,
  Empty,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import type { Routes } from '../../context.ts';
import { call } from '../../http/call.ts';
import { signedIn } from '../../session/authenticate.ts';
import { parseDayField } from '../../time/day.ts';
import { letterDeps } from '../deps.ts';
import { markMailed } from './mailed.ts';
import { changedTenants } from './store.ts';
import { takeBackBatch } from './takeBack.ts';
import { lettersOfBatch, withdrawLetter } from './withdraw.ts';

/** Marks letter batches as mailed, and takes back those that are not. */
export const batchRoutes: Routes = (app) => {
  const deps = letterDeps(app);
  app.get(
    '/api/letter-batches/changed-tenants',
    call('monitor', 'letters.changedTenants', 'The tenants of a batch who have changed since', {
      querystring: ChangedTenantsQuery,
      response: { 200: ChangedTenants },
    }),
    ({ query }) => changedTenants(app.db, query.filename),
  );
  app.post(
    '/api/letter-batches/mailed',
    call('monitor', 'letters.markMailed', 'Set the mail date of batches', {
      body: BatchesMailed,
      response: { 200: MailedBatches },
    }),
    (request) => {
      const { filenames, mailed_on, seen } = request.body;
      return markMailed(app, signedIn(request), {
        filenames,
        mailed_on: parseDayField(mailed_on, 'mailed_on'),
        seen: parseDayField(seen, 'seen'),
      });
    },
  );
  app.delete(
    '/api/letter-batches/:filename',
    call('monitor', 'letters.takeBack', 'Take back a batch before mailing', {
      params: ByName,
      response: { 200: Empty },
    }),
    async (request) => {
      await takeBackBatch(app, signedIn(request), request.params.filename);
      return {};
    },
  );
  app.get(
    '/api/letter-batches/:filename/tenants',
    call('monitor', 'letters.lettersOf', 'The letters of a batch', {
      params: ByName,
      response: { 200: BatchLetters },
    }),
    ({ params }) => lettersOfBatch(app.db, params.filename),
  );
  app.delete(
    '/api/letter-batches/:filename/tenants/:tenantId',
    call('monitor', 'letters.withdraw', 'Withdraw one letter of a batch before mailing', {
      params: ByNameAndTenant,
      response: { 200: Empty },
    }),
    async (request) => {
      const { filename, tenantId } = request.params;
      await withdrawLetter(deps, signedIn(request), filename, tenantId);
      return {};
    },
  );
};

const ByNameAndTenant = Type.Object({
  filename: Type.String({ description: 'The name of the PDF of the batch.' }),
  tenantId: Type.Integer({ description: 'The number of the tenant.' }),
});

const ByName = Type.Object({
  filename: Type.String({ description: 'The name of the PDF of the batch.' }),
});
