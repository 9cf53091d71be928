import {
  BatchesMailed,
  BatchesNotMailed,
  ChangedTenants,
  ChangedTenantsQuery,
  CorrectedBatches,
  type Day,
  Empty,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import type { Routes } from '../../context.ts';
import { call } from '../../http/call.ts';
import { Invalid } from '../../http/errors.ts';
import { signedIn } from '../../session/authenticate.ts';
import { parseDayField } from '../../time/day.ts';
import { markMailed, markNotMailed } from './mailed.ts';
import { changedTenants } from './store.ts';
import { takeBackBatch } from './takeBack.ts';

/** Marks letter batches as mailed, and takes back those that are not. */
export const batchRoutes: Routes = (app) => {
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
    call('monitor', 'letters.markMailed', 'Mark batches as mailed', {
      body: BatchesMailed,
      response: { 200: MailedBatches },
    }),
    (request) =>
      markMailed(app, signedIn(request), {
        ...request.body,
        mailed_on: dayOf(request.body.mailed_on),
      }),
  );
  app.post(
    '/api/letter-batches/not-mailed',
    call('monitor', 'letters.markNotMailed', 'Undo the mark of batches', {
      body: BatchesNotMailed,
      response: { 200: CorrectedBatches },
    }),
    (request) => {
      const { mailed_on, corrected_to } = request.body;
      return markNotMailed(app, signedIn(request), {
        ...request.body,
        mailed_on: dayOf(mailed_on),
        corrected_to: parseDayField(corrected_to, 'corrected_to') ?? undefined,
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
};

const ByName = Type.Object({
  filename: Type.String({ description: 'The name of the PDF of the batch.' }),
});

function dayOf(text: string): Day {
  const day = parseDayField(text, 'mailed_on');
  if (!day) throw new Invalid('mailed_on is required.', { mailed_on: 'Required.' });
  return day;
}
