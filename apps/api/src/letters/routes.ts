import {
  type Day,
  FacilityLetterDates,
  GeneratedLetters,
  GenerateLettersQuery,
  Id,
  LetterBatch,
  LetterBatchesFilter,
  LetterLimit,
  LetterPreflight,
  LettersOfTenants,
  LettersOfType,
  MailingCounts,
  MailingQuery,
  PageQuery,
  Pagination,
  StateCodes,
  Tenant,
} from '@audit-letters/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Routes } from '../context.ts';
import { Forbidden, Invalid, NotFound } from '../http/errors.ts';
import { listPage, pagination } from '../http/paging.ts';
import { isStaff, signedIn } from '../session/authenticate.ts';
import { parseDayField } from '../time/day.ts';
import { generateLetters } from './batches/generate.ts';
import { hashOf } from './batches/record.ts';
import { listBatches } from './batches/store.ts';
import type { LetterDeps } from './deps.ts';
import { letterPreflight } from './draft/preflight.ts';
import { facilityScope, type LetterScope } from './draft/recipients.ts';
import { readTemplates } from './draft/templates.ts';
import { previewLetter } from './preview.ts';
import { readLayout } from './print/layout.ts';
import { letterPrinter } from './print/pdf.ts';
import { countMailing, letterDatesOf, listMailing } from './store.ts';

const MAILING_PAGE = 100;
const BATCHES_PAGE = 50;

const OfFacility = Type.Object({ id: Id });
const OfState = Type.Object({ state: Type.String({ pattern: '^[A-Za-z]{2}$' }) });
const MailingPage = Type.Object({ data: Type.Array(Tenant), pagination: Pagination });
const BatchesPage = Type.Object({
  data: Type.Object({ data: Type.Array(LetterBatch), pagination: Pagination }),
});
const BatchesQuery = Type.Interface([LetterBatchesFilter, PageQuery], {});

/** Send Letters and Letter Batches. The server does not start with an unusable template or layout. */
export const letterRoutes: Routes = (app) => {
  const deps: LetterDeps = {
    db: app.db,
    clock: app.clock,
    printer: letterPrinter(),
    templates: readTemplates(),
    layout: readLayout(),
  };
  app.addHook('onClose', () => deps.printer.close());
  const config = { permission: 'monitor' } as const;

  const mailing = { querystring: MailingQuery, response: { 200: MailingPage } };
  app.get(
    '/api/facilities/:id/tenants-mailing',
    { config, schema: { params: OfFacility, ...mailing } },
    async ({ params, query }) => mailingPage(await facilityScope(app.db, params.id), query),
  );
  app.get(
    '/api/facilities/state/:state',
    { config, schema: { params: OfState, ...mailing } },
    async ({ params, query }) => mailingPage(stateScope(params.state), query),
  );

  const counts = { response: { 200: MailingCounts } };
  app.get(
    '/api/facilities/:id/tenant-mailing-counts',
    { config, schema: { params: OfFacility, ...counts } },
    async ({ params }) => countMailing(app.db, await facilityScope(app.db, params.id)),
  );
  app.get(
    '/api/facilities/state/:state/tenant-mailing-counts',
    { config, schema: { params: OfState, ...counts } },
    async ({ params }) => countMailing(app.db, stateScope(params.state)),
  );

  const storing = { ...config, stores: true };
  const generating = { querystring: GenerateLettersQuery, response: { 200: GeneratedLetters } };
  app.get(
    '/api/facilities/:id/generate-letters',
    { config: storing, schema: { params: OfFacility, ...generating } },
    async (request) => {
      const scope = await facilityScope(app.db, request.params.id);
      return generate(scope, request.query, request);
    },
  );
  app.get(
    '/api/facilities/state/:state/generate-letters',
    { config: storing, schema: { params: OfState, ...generating } },
    async (request) => generate(stateScope(request.params.state), request.query, request),
  );

  app.get(
    '/api/facilities/state/:state/letter-dates',
    {
      config,
      schema: {
        params: OfState,
        querystring: LettersOfTenants,
        response: { 200: Type.Array(FacilityLetterDates) },
      },
    },
    async ({ params, query }) =>
      letterDatesOf(app.db, {
        scope: stateScope(params.state),
        type: query.letter_type,
        chosen: chosenTenants(query.tenants),
      }),
  );

  const checking = {
    querystring: LettersOfType,
    response: { 200: LetterPreflight },
  };
  app.get(
    '/api/facilities/:id/letter-preflight',
    { config, schema: { params: OfFacility, ...checking } },
    async ({ params, query }) =>
      letterPreflight(deps, await facilityScope(app.db, params.id), query.letter_type),
  );
  app.get(
    '/api/facilities/state/:state/letter-preflight',
    { config, schema: { params: OfState, ...checking } },
    async ({ params, query }) => letterPreflight(deps, stateScope(params.state), query.letter_type),
  );

  const previewing = { querystring: LettersOfTenants };
  const openedByBrowser = { permission: 'download' } as const;
  app.get(
    '/api/facilities/:id/preview-letter',
    { config: openedByBrowser, schema: { params: OfFacility, ...previewing } },
    async (request, reply) => {
      assertStaff(request);
      return preview(await facilityScope(app.db, request.params.id), request.query, reply);
    },
  );
  app.get(
    '/api/facilities/state/:state/preview-letter',
    { config: openedByBrowser, schema: { params: OfState, ...previewing } },
    async (request, reply) => {
      assertStaff(request);
      return preview(stateScope(request.params.state), request.query, reply);
    },
  );

  app.get(
    '/api/letter-batches',
    { config, schema: { querystring: BatchesQuery, response: { 200: BatchesPage } } },
    async ({ query }) => {
      const page = listPage(query, BATCHES_PAGE);
      const { batches, total } = await listBatches(app.db, query, page);
      return { data: { data: batches, pagination: pagination(page, batches.length, total) } };
    },
  );

  async function preview(scope: LetterScope, query: LettersOfTenants, reply: FastifyReply) {
    const chosen = chosenTenants(query.tenants);
    const pdf = await previewLetter(deps, { scope, type: query.letter_type, chosen });
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="preview.pdf"',
      })
      .send(pdf);
  }

  async function mailingPage(scope: LetterScope, query: MailingQuery) {
    const page = listPage(query, MAILING_PAGE);
    const { rows, total } = await listMailing(app.db, scope, query.filter ?? 'all', page);
    return { data: rows, pagination: pagination(page, rows.length, total) };
  }

  async function generate(
    scope: LetterScope,
    query: GenerateLettersQuery,
    request: FastifyRequest,
  ) {
    const { userId } = signedIn(request);
    const key = request.headers['idempotency-key'];
    const batch = await generateLetters(deps, {
      scope,
      type: query.letter_type,
      chosen: chosenTenants(query.tenants),
      enrollmentLetterDate: enrollmentLetterDate(query),
      onlyReady: query.only_ready ?? false,
      idempotencyKey: key ? hashOf([userId, scope, query.letter_type, key]) : null,
      userId,
    });
    app.metrics.letters.inc({ type: query.letter_type }, batch.tenant_count);
    return batch;
  }
};

/** The download cookie admits every signed-in user, but letters are for staff (LET-1). */
function assertStaff(request: FastifyRequest): void {
  if (!isStaff(signedIn(request))) throw new Forbidden();
}

function stateScope(typed: string): LetterScope {
  const state = typed.toUpperCase();
  if (!StateCodes.includes(state)) throw new NotFound();
  return { facilityId: null, facilityNumber: null, state };
}

const enrollmentLetterDate = (query: GenerateLettersQuery): Day | null =>
  parseDayField(query.enrollment_letter_date, 'enrollment_letter_date') ?? null;

/** The distinct ids of a comma-joined list, or `null` when it is empty: nobody was chosen. */
function chosenTenants(joined: string | undefined): number[] | null {
  const text = joined?.trim() ?? '';
  if (text === '') return null;
  if (!/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text)) {
    throw new Invalid('tenants must be ids, joined by commas.', {
      tenants: 'Must be ids, joined by commas.',
    });
  }
  const ids = [...new Set(text.split(',').map(Number))];
  if (ids.length > LetterLimit) {
    throw new Invalid(
      `At most ${LetterLimit} tenants may be selected at a time, and these are ${ids.length}.`,
    );
  }
  return ids;
}
