import {
  createIdempotencyKeys,
  errorText,
  type GeneratedLetters,
  type LetterQuestion,
  type LetterScope,
  type PreviewedLetters,
  ResponseError,
  staleQuestionOf,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  letterWords,
  type PrintedLetters,
} from '@audit-letters/screens';
import { type JobRequest, jobs } from '../activity/jobs.ts';
import { letterCalls } from '../loading/calls.ts';
import { extras } from '../session/extras.ts';
import { session } from '../session/store.ts';

/** The letters of a yes. */
export interface PrintRequest extends LetterRequest {
  /** Identifies the question: the letters are those that it was about, or not made. */
  digest?: string | undefined;
  /** The chosen tenants that the question was about, when some of them get no letter. */
  askedTenants?: readonly number[] | undefined;
}

/** The letters of a question. Chosen tenants who are left out, or are choices without a tick, get none. */
export function printRequest(
  request: LetterRequest,
  { digest, choices, left_out }: LetterQuestion,
  tickedIds: readonly number[],
): PrintRequest {
  const noLetter = new Set(
    [...choices, ...left_out].flatMap(({ tenants }) => tenants.map(({ tenant_id }) => tenant_id)),
  );
  for (const id of tickedIds) noLetter.delete(id);
  const tenantIds = request.tenantIds.filter((id) => !noLetter.has(id));
  return {
    ...request,
    tenantIds,
    digest: digest || undefined,
    ...(tenantIds.length < request.tenantIds.length && { askedTenants: request.tenantIds }),
  };
}

/** The requests without a response. An equal one makes no letters a second time (LET-59). */
const keys = createIdempotencyKeys();
/** An equal request of another user is a new one. */
const identityOf = (scope: LetterScope, request: LetterRequest) => [
  session.get()?.user.id,
  scope,
  previewOf(request),
];
const identityOfAll = (scope: LetterScope, request: LetterRequest) => [
  ...identityOf(scope, request),
  'all',
];

/** Whether an equal request got no response. */
export const hasNoResponse = (scope: LetterScope, request: LetterRequest): boolean =>
  [identityOf, identityOfAll].some((identity) => keys.hasNoResponse(identity(scope, request)));

/** The question about the letters; `undefined` without extras (WIR-52). */
export const questionOf = async (
  scope: LetterScope,
  request: LetterRequest,
): Promise<LetterQuestion | undefined> =>
  extras.areOffered()
    ? withFiles(
        await letterCalls.question(scope, { ...previewOf(request), all: request.all ?? false }),
      )
    : undefined;

/** A question with addresses that the browser opens. */
export const withFiles = (question: LetterQuestion): LetterQuestion => ({
  ...question,
  picture: question.picture && letterCalls.fileUrl(question.picture),
  preview: question.preview && letterCalls.fileUrl(question.preview),
});

/** Generates a batch as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, place: string, request: PrintRequest) =>
  run<GeneratedLetterFiles>({
    title: letterWords.batchJob.title(request.letterType, place),
    work: async () => {
      const { digest, askedTenants } = request;
      return filesOf(
        await keys.send(identityOf(scope, request), (idempotencyKey) =>
          letterCalls.generate(scope, {
            ...previewOf(request),
            idempotencyKey,
            digest,
            askedTenants,
          }),
        ),
      );
    },
    outcome: letterWords.batchJob.receipt,
  });

/** Generates all batches of the ready tenants in the same way. */
export const generateAllLetters = (scope: LetterScope, place: string, request: PrintRequest) =>
  run<PrintedLetters>({
    title: letterWords.all.title(request.letterType, place),
    work: async () => {
      const { digest } = request;
      const { batches, left_out, ...rest } = await keys.send(
        identityOfAll(scope, request),
        (idempotencyKey) =>
          letterCalls.generateAll(scope, { ...previewOf(request), idempotencyKey, digest }),
      );
      const batchFiles = batches.map(filesOf);
      const last = batchFiles.pop();
      if (!last) throw new Error(letterWords.noneMade);
      const latest = { ...last, leftOut: left_out ?? [], place };
      return { ...rest, isAll: true, batches: [...batchFiles, latest] };
    },
    outcome: letterWords.all.receipt,
  });

/** The server goes on when the answer is lost or the page is closed. */
const run = <Result>({ work, ...job }: JobRequest<Result>): Promise<Result> =>
  jobs.run({
    ...job,
    interrupted: letterWords.mayHaveBeenMade,
    // The page asks the question as it is now.
    failsElsewhere: (error) => staleQuestionOf(error) !== null,
    work: async (control) => {
      try {
        return await work(control);
      } catch (error) {
        // A server that says why it failed has made nothing.
        if (error instanceof ResponseError) throw error;
        throw new Error(`${errorText(error)} · ${letterWords.mayHaveBeenMade}`, { cause: error });
      }
    },
  });

const filesOf = ({
  file_name,
  mail_merge_file_name,
  ...generated
}: GeneratedLetters): GeneratedLetterFiles => ({
  letterType: generated.letter_type,
  fileName: file_name,
  tenantCount: generated.tenant_count,
  href: letterCalls.downloadUrl(file_name),
  mailMergeHref: mail_merge_file_name && letterCalls.downloadUrl(mail_merge_file_name),
  leftOut: generated.left_out ?? [],
});

/** A request as its call takes it. Without ids, the server selects the first tenants that are ready. */
const previewOf = ({
  letterType,
  tenantIds,
  enrollmentLetterDate,
}: LetterRequest): PreviewedLetters => ({
  letter_type: letterType,
  ...(tenantIds.length > 0 && { tenants: tenantIds }),
  ...(enrollmentLetterDate && { enrollment_letter_date: enrollmentLetterDate }),
});
