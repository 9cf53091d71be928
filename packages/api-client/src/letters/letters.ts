import { nothing } from '../decode/fields.ts';
import { tenantPage } from '../tenants/entities.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions } from '../transport/http.ts';
import { dataOfRefusal } from '../transport/refusals.ts';
import type { Transport } from '../transport/transport.ts';
import type { PageQuery } from '../values/schema.ts';
import type { Day } from '../values/time.ts';
import type {
  BatchesMailed,
  LetterBatchesFilter,
  LetterQuestion,
  LetterScope,
  MailingQuery,
} from './contract.ts';
import {
  batchLetters,
  generatedBatches,
  generatedLetters,
  letterBatchPage,
  letterQuestion,
  mailedBatches,
  mailingCounts,
  mailRemarks,
  staleQuestion,
} from './entities.ts';
import type { LetterType } from './enums.ts';

/** The letters to look at. */
export interface PreviewedLetters {
  letter_type: LetterType;
  /** The numbers of the tenants, at most 300; without them the first 300 who are ready. */
  tenants?: readonly number[];
  /** The date that appears on each enrollment letter. */
  enrollment_letter_date?: Day;
}

/** The letters to ask about. */
export interface AskedLetters extends PreviewedLetters {
  /** All ready tenants, in several batches, instead of the first 300. */
  all?: boolean;
}

/** Which letters to make. */
export interface LettersRequest extends PreviewedLetters {
  /** Repeated calls with the same key return the same batch, also when no tenants are named (LET-59). */
  idempotencyKey?: string;
  /** The digest of the question. The call is refused (409) if another one would be asked now: see `staleQuestionOf`. */
  digest?: string | undefined;
  /** With a digest: the tenants of the question, when some of them get no letter. */
  askedTenants?: readonly number[] | undefined;
}

/** Audit, enrollment and welcome letters of a facility, or of all facilities in a state. */
export const createLetterCalls = ({ call, fileUrl }: Transport) => ({
  /**
   * GET /api/facilities/{id}/tenants-mailing, of a state /api/facilities/state/{stateKey}. In the other calls,
   * `state/{stateKey}` replaces `{id}`.
   */
  tenants: (scope: LetterScope, query: MailingQuery = {}, options?: CallOptions) =>
    call('GET', 'state' in scope ? scopePath(scope) : `${scopePath(scope)}/tenants-mailing`, {
      query,
      read: tenantPage,
      fallback: 'Unknown error loading tenants.',
      ...options,
    }),

  /** GET /api/facilities/{id}/tenant-mailing-counts (LET-11) */
  counts: (scope: LetterScope, options?: CallOptions) =>
    call('GET', `${scopePath(scope)}/tenant-mailing-counts`, { read: mailingCounts, ...options }),

  /** GET /api/facilities/{id}/letter-question (LET-94). */
  question: (scope: LetterScope, { all, ...letters }: AskedLetters, options?: CallOptions) =>
    call('GET', `${scopePath(scope)}/letter-question`, {
      query: { ...previewQuery(letters), all: all || undefined },
      read: letterQuestion,
      ...options,
    }),

  /** GET /api/facilities/{id}/generate-letters (LET-24). Sets the tenants' sent date. */
  generate: (scope: LetterScope, request: LettersRequest, options?: CallOptions) =>
    call('GET', `${scopePath(scope)}/generate-letters`, {
      ...generateOptions(request),
      read: generatedLetters,
      ...options,
    }),

  /** GET /api/facilities/{id}/generate-letters with `all=true` (LET-69): all ready tenants, in batches of 300. */
  generateAll: (
    scope: LetterScope,
    request: Omit<LettersRequest, 'tenants'>,
    options?: CallOptions,
  ) =>
    call('GET', `${scopePath(scope)}/generate-letters`, {
      ...generateOptions(request, { all: true }),
      read: generatedBatches,
      ...options,
    }),

  /**
   * GET /api/facilities/{id}/letter-picture (LET-94) and preview-letter (LET-94), at the addresses of a question, which
   * the browser opens: the first letter as an SVG image with the window of its envelope, and as a PDF.
   */
  fileUrl: (address: string) => fileUrl(address),

  /** GET /api/letter-batches */
  batches: (query: LetterBatchesFilter & PageQuery = {}, options?: CallOptions) =>
    call('GET', '/api/letter-batches', { query, read: letterBatchPage, ...options }),

  /**
   * GET /api/letter-batches/mail-remarks (LET-101): the objections to mailing a batch on a day, by default today, in
   * sentences.
   */
  mailRemarks: (filename: string, mailedOn?: Day, options?: CallOptions) =>
    call('GET', '/api/letter-batches/mail-remarks', {
      query: { filename, mailed_on: mailedOn },
      read: mailRemarks,
      ...options,
    }),

  /** POST /api/letter-batches/mailed (LET-77): sets, corrects or clears the mail date. */
  markMailed: (mailed: BatchesMailed, options?: CallOptions) =>
    call('POST', '/api/letter-batches/mailed', { json: mailed, read: mailedBatches, ...options }),

  /** DELETE /api/letter-batches/{filename} (LET-75): takes a batch back that is not mailed. */
  takeBack: (filename: string, options?: CallOptions) =>
    call('DELETE', path`/api/letter-batches/${filename}`, { read: nothing, ...options }),

  /** GET /api/letter-batches/{filename}/tenants (LET-108). */
  lettersOf: (filename: string, options?: CallOptions) =>
    call('GET', path`/api/letter-batches/${filename}/tenants`, { read: batchLetters, ...options }),

  /** DELETE /api/letter-batches/{filename}/tenants/{id} (LET-108): withdraws one letter. */
  withdraw: (filename: string, tenantId: number, options?: CallOptions) =>
    call('DELETE', path`/api/letter-batches/${filename}/tenants/${tenantId}`, {
      read: nothing,
      ...options,
    }),

  /**
   * GET /api/facilities/download-letters/{filename}, to be opened by the
   * browser; also for the mail-merge file.
   */
  downloadUrl: (filename: string) => fileUrl(path`/api/facilities/download-letters/${filename}`),
});

/** The question as it is now, if letters were refused because another one would be asked; `null` for other errors. */
export const staleQuestionOf = (error: unknown): LetterQuestion | null =>
  dataOfRefusal(error, 409, staleQuestion)?.question ?? null;

export interface LetterCalls extends ReturnType<typeof createLetterCalls> {}

const generateOptions = (
  { idempotencyKey, digest, askedTenants, ...letters }: LettersRequest,
  whose: { all?: true } = {},
) => ({
  query: {
    ...previewQuery(letters),
    ...whose,
    letters_digest: digest,
    asked_tenants: askedTenants?.join(','),
  },
  idempotencyKey,
});

const previewQuery = ({ letter_type, tenants, enrollment_letter_date }: PreviewedLetters) => ({
  letter_type,
  tenants: tenants?.join(','),
  enrollment_letter_date,
});

const scopePath = (scope: LetterScope) =>
  'state' in scope
    ? path`/api/facilities/state/${scope.state}`
    : path`/api/facilities/${scope.facilityId}`;
