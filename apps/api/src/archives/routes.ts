import {
  ArchiveDates,
  ArchivedFacility,
  ArchiveForm,
  ArchiveReceipt,
  ArchivesQuery,
  ById,
  type Day,
} from '@audit-letters/api-client/contract';
import { inNextPeriod, parseDay } from '@audit-letters/api-client/values';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { findFacility } from '../facilities/index.ts';
import { call } from '../http/call.ts';
import { Invalid } from '../http/errors.ts';
import { listPage, PageOf } from '../http/paging.ts';
import { signedIn } from '../session/authenticate.ts';
import { parseDayField } from '../time/day.ts';
import { archiveFacility, type NewDates } from './execute.ts';
import { listArchives } from './store.ts';

const params = ById;
const ArchivesPage = Type.Object({ data: PageOf(ArchivedFacility) });

export const archiveRoutes: Routes = (app) => {
  app.get(
    '/api/facility-archives',
    call('monitor', 'archives.list', 'The archived periods', {
      querystring: ArchivesQuery,
      response: { 200: ArchivesPage },
    }),
    async ({ query }) => {
      const { rows, pagination } = await listArchives(app.db, query, listPage(query));
      return { data: { data: rows, pagination } };
    },
  );

  app.get(
    '/api/facility-archives/:id/new-dates',
    call('monitor', 'archives.newDates', 'The proposed dates of the next period', {
      params,
      response: { 200: ArchiveDates },
    }),
    async (request) => {
      const facility = await findFacility(app.db, request.params.id);
      return {
        letter_effective_date: nextPeriod(facility.letter_effective_date),
        initial_letter_date: nextPeriod(facility.initial_letter_send_date),
        follow_up_letter_date: nextPeriod(facility.follow_up_letter_send_date),
      };
    },
  );

  app.post(
    '/api/facility-archives/:id/execute',
    call('monitor', 'archives.execute', 'Archive a facility', {
      params,
      body: ArchiveForm,
      response: { 200: ArchiveReceipt },
    }),
    async (request) => {
      const dates = newDates(request.body);
      const session = signedIn(request);
      return { export_filename: await archiveFacility(app, request.params.id, dates, session) };
    },
  );
};

/** `null` beyond the year 9999, which no date field holds. */
const nextPeriod = (day: Day | null): Day | null => day && parseDay(inNextPeriod(day));

const dateNames = {
  initial_letter_date: 'Audit Letter Date',
  follow_up_letter_date: 'Enrollment Date',
  letter_effective_date: 'Letter Effective Date',
};

/** The dates of a request. An empty date is rejected unless the request skips all dates (ARC-11). */
function newDates(request: ArchiveForm): NewDates {
  const empty = Object.entries(dateNames)
    .filter(([field]) => !request[field as keyof typeof dateNames]?.trim())
    .map(([field, name]): [string, string] => [
      field,
      `${name} is empty. Set it, or skip setting letter dates.`,
    ]);
  const [first] = empty;
  if (first && !request.skip_letter_dates) throw new Invalid(first[1], Object.fromEntries(empty));
  const dateOf = (field: keyof typeof dateNames) =>
    request.skip_letter_dates ? null : (parseDayField(request[field], field) ?? null);
  return {
    letter_effective_date: dateOf('letter_effective_date'),
    initial_letter_send_date: dateOf('initial_letter_date'),
    follow_up_letter_send_date: dateOf('follow_up_letter_date'),
  };
}
