import {
  ById,
  described,
  GeneratedBatches,
  GeneratedLetters,
  GenerateLettersQuery,
  LetterLimit,
  LetterQuestion,
  LetterQuestionQuery,
  MailingCounts,
  MailingQuery,
  PreviewLetterQuery,
  StateCodes,
  Tenant,
} from '@audit-letters/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Routes } from '../context.ts';
import type { Db } from '../database/engine.ts';
import { call } from '../http/call.ts';
import { failureText } from '../http/errorHandler.ts';
import { Forbidden, Invalid, NotFound } from '../http/errors.ts';
import { fairQueue } from '../http/limits/fairQueue.ts';
import { oneAtATime } from '../http/limits/oneAtATime.ts';
import { listPage, PageOf } from '../http/paging.ts';
import { isStaff, signedIn } from '../session/authenticate.ts';
import { parseIds } from '../tenants/index.ts';
import { parseDayField } from '../time/day.ts';
import { generateAllLetters, generateLetters } from './batches/generate.ts';
import { letterDeps } from './deps.ts';
import type { BatchRequest } from './draft/draft.ts';
import { type BatchScope, facilityScope } from './draft/selection.ts';
import { pictureLetter, previewLetter } from './preview.ts';
import { composeQuestion } from './question/question.ts';
import { countMailing, listMailing } from './store.ts';

const OfState = Type.Object({
  state: Type.String({
    pattern: '^[A-Za-z]{2}$',
    description: 'The two-letter code of the state.',
  }),
});
/** Every call for letters has an address for a facility and one for a state. */
const scopes = [
  {
    base: '/api/facilities/:id',
    mailing: '/tenants-mailing',
    params: ById,
    idEnd: '',
    of: 'of a facility',
  },
  {
    base: '/api/facilities/state/:state',
    mailing: '',
    params: OfState,
    idEnd: 'OfState',
    of: 'of a state',
  },
] as const;

const filesOfFirst = [
  {
    file: 'preview-letter',
    operation: 'previewUrl',
    summary: 'as a PDF',
    make: previewLetter,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="preview.pdf"',
    },
  },
  {
    file: 'letter-picture',
    operation: 'pictureUrl',
    summary: 'as an SVG image, with the window of its envelope',
    make: pictureLetter,
    headers: { 'content-type': 'image/svg+xml' },
  },
];

const IdempotencyKey = Type.Object({
  'Idempotency-Key': Type.Optional(
    described('Calls with the same key make their letters once.', Type.String()),
  ),
});

/** The letters of a facility or a state. The server does not start with an unusable template or layout. */
export const letterRoutes: Routes = (app) => {
  const { db } = app;
  const deps = letterDeps(app);
  const inTurn = fairQueue({ concurrent: 2 });
  const afterOthersOfUser = oneAtATime();

  for (const { base, mailing, params, idEnd, of } of scopes) {
    app.get(
      `${base}${mailing}`,
      call('monitor', `letters.tenants${idEnd}`, `The tenants ${of} with an address`, {
        params,
        querystring: MailingQuery,
        response: { 200: PageOf(Tenant) },
      }),
      async (request) => {
        const scope = await scopeOf(db, request.params);
        return listMailing(db, scope, request.query.filter ?? 'all', listPage(request.query));
      },
    );
    app.get(
      `${base}/tenant-mailing-counts`,
      call(
        'monitor',
        `letters.counts${idEnd}`,
        `The tenants ${of} that are ready for each letter`,
        { params, response: { 200: MailingCounts } },
      ),
      async (request) => countMailing(db, await scopeOf(db, request.params)),
    );
    app.get(
      `${base}/letter-question`,
      call(
        'monitor',
        `letters.question${idEnd}`,
        `The question before letters ${of}: who gets one, who does not, and what is odd`,
        { params, querystring: LetterQuestionQuery, response: { 200: LetterQuestion } },
      ),
      async (request) => {
        const scope = await scopeOf(db, request.params);
        const { all = false } = request.query;
        const letters = { scope, all, ...lettersOf(request.query) };
        return composeQuestion(deps, letters);
      },
    );
    for (const { file, operation, summary, make, headers } of filesOfFirst) {
      app.get(
        `${base}/${file}`,
        call('download', `letters.${operation}${idEnd}`, `The first letter ${of} ${summary}`, {
          params,
          querystring: PreviewLetterQuery,
        }),
        async (request, reply) => {
          assertStaff(request);
          const scope = await scopeOf(db, request.params);
          const selection = { scope, ...lettersOf(request.query) };
          const file = await inTurn(
            userOf(request),
            (): Promise<Buffer | string> => make(deps, selection),
          );
          return reply.headers(headers).send(file);
        },
      );
    }
    app.get(
      `${base}/generate-letters`,
      call('monitor', `letters.generate${idEnd}`, `Generate letters ${of}`, {
        params,
        querystring: GenerateLettersQuery,
        response: { 200: Type.Union([GeneratedBatches, GeneratedLetters]) },
        stores: true,
        documented: { headers: IdempotencyKey },
      }),
      async (request) => {
        const { query, headers } = request;
        const key = headers['idempotency-key'];
        const letters: BatchRequest = {
          scope: await scopeOf(db, request.params),
          ...lettersOf(query),
          all: query.all ?? false,
          digest: query.letters_digest,
          askedTenantIds: chosenIn(query.asked_tenants),
          idempotencyKey: key ? String(key) : null,
          ...signedIn(request),
        };
        const count = ({ letter_type, tenant_count }: GeneratedLetters) =>
          app.metrics.letters.inc({ type: letter_type }, tenant_count);
        if (!letters.all) {
          const batch = await generateLetters(deps, letters);
          count(batch);
          return batch;
        }
        if (letters.tenantIds) throw new Invalid('all=true is for letters without chosen tenants.');
        const { batches, leftOut, remaining, failure } = await afterOthersOfUser(
          userOf(request),
          () => generateAllLetters(deps, letters),
        );
        batches.forEach(count);
        return {
          batches,
          remaining,
          ...(failure !== undefined && { error: failureText(failure, request) }),
          ...(leftOut.length > 0 && { left_out: leftOut }),
        };
      },
    );
  }
};

const userOf = (request: FastifyRequest) => String(signedIn(request).userId);

/** The download cookie admits every signed-in user, but letters are for staff (WIR-22). */
function assertStaff(request: FastifyRequest): void {
  if (!isStaff(signedIn(request))) throw new Forbidden();
}

async function scopeOf(
  db: Db,
  params: Static<typeof ById> | Static<typeof OfState>,
): Promise<BatchScope> {
  if ('id' in params) return facilityScope(db, params.id);
  const state = params.state.toUpperCase();
  if (!StateCodes.includes(state)) throw new NotFound();
  return { facilityId: null, facilityNumber: null, state };
}

function lettersOf({ letter_type, tenants, enrollment_letter_date }: PreviewLetterQuery) {
  const day = parseDayField(enrollment_letter_date, 'enrollment_letter_date') ?? null;
  return {
    type: letter_type,
    tenantIds: chosenIn(tenants),
    enrollmentLetterDate: letter_type === 'follow_up' ? day : null,
  };
}

/** The chosen tenants, or `null` for an empty text: nobody was chosen. */
function chosenIn(text = ''): number[] | null {
  if (text.trim() === '') return null;
  const ids = parseIds(text.trim(), 'tenants');
  if (ids.length > LetterLimit) {
    throw new Invalid(
      `At most ${LetterLimit} tenants may be selected at a time, and these are ${ids.length}.`,
    );
  }
  return ids;
}
