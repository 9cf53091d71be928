import {
  BatchesMailed,
  BatchLetters,
  Empty,
  LetterBatch,
  LetterBatchesFilter,
  MailedBatches,
  MailRemarks,
  MailRemarksQuery,
  PageQuery,
} from '@audit-letters/api-client/contract';
import { Type } from 'typebox';
import type { Routes } from '../../context.ts';
import { call } from '../../http/call.ts';
import { listPage, PageOf } from '../../http/paging.ts';
import { signedIn } from '../../session/authenticate.ts';
import { parseDayField } from '../../time/day.ts';
import { letterDeps } from '../deps.ts';
import { markMailed } from './mailed.ts';
import { mailRemarks } from './mailRemarks.ts';
import { listBatches } from './store.ts';
import { takeBackBatch } from './takeBack.ts';
import { lettersOfBatch, withdrawLetter } from './withdraw.ts';

const BATCHES_PAGE = 50;
const BatchesQuery = Type.Interface([LetterBatchesFilter, PageQuery], {});

const filename = Type.String({ description: 'The name of the PDF of the batch.' });
const ByName = Type.Object({ filename });
const ByNameAndTenant = Type.Object({
  filename,
  tenantId: Type.Integer({ description: 'The number of the tenant.' }),
});

/** Lists letter batches, marks them as mailed, and takes back those that are not. */
export const batchRoutes: Routes = (app) => {
  const deps = letterDeps(app);
  app.get(
    '/api/letter-batches',
    call('monitor', 'letters.batches', 'The letter batches', {
      querystring: BatchesQuery,
      response: { 200: Type.Object({ data: PageOf(LetterBatch) }) },
    }),
    async ({ query }) => {
      return { data: await listBatches(app.db, query, listPage(query, BATCHES_PAGE)) };
    },
  );
  app.get(
    '/api/letter-batches/mail-remarks',
    call('monitor', 'letters.mailRemarks', 'The objections to a mail date of a batch', {
      querystring: MailRemarksQuery,
      response: { 200: MailRemarks },
    }),
    ({ query }) => {
      const today = app.clock.today();
      const mailedOn = parseDayField(query.mailed_on, 'mailed_on') ?? today;
      return mailRemarks(app.db, query.filename, { mailedOn, today });
    },
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
