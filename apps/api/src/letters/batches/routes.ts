import {
  BatchesMailed,
  BatchesNotMailed,
  type Day,
  Empty,
  MailedBatches,
} from '@audit-letters/api-client/contract';
import type { Routes } from '../../context.ts';
import { Invalid } from '../../http/errors.ts';
import { signedIn } from '../../session/authenticate.ts';
import { parseDayField } from '../../time/day.ts';
import { markMailed, markNotMailed } from './mailed.ts';

/** Marks letter batches as mailed. */
export const batchRoutes: Routes = (app) => {
  const config = { permission: 'monitor' } as const;
  app.post(
    '/api/letter-batches/mailed',
    { config, schema: { body: BatchesMailed, response: { 200: MailedBatches } } },
    async (request) => {
      const { filenames, mailed_on } = request.body;
      return markMailed(app, signedIn(request), filenames, dayOf(mailed_on));
    },
  );
  app.post(
    '/api/letter-batches/not-mailed',
    { config, schema: { body: BatchesNotMailed, response: { 200: Empty } } },
    async (request) => {
      const { mailed_on, sent_date_before } = request.body;
      await markNotMailed(app, signedIn(request), {
        ...request.body,
        mailed_on: dayOf(mailed_on),
        sent_date_before: parseDayField(sent_date_before, 'sent_date_before') ?? null,
      });
      return {};
    },
  );
};

function dayOf(text: string): Day {
  const day = parseDayField(text, 'mailed_on');
  if (!day) throw new Invalid('mailed_on is required.', { mailed_on: 'Required.' });
  return day;
}
