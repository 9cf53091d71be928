import {
  createIdempotencyKeys,
  type GeneratedLetters,
  type LetterCalls,
  type LetterQuestion,
  type LetterScope,
  type PreviewedLetters,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  letterWords,
  type PrintedLetters,
} from '@audit-letters/screens';
import { extras } from '../session/extras.ts';

/** The connection of the letters of a screen. */
export interface LetterGenerationOptions {
  /** The calls of the client. */
  letters: LetterCalls;
  /** The signed-in user: an equal request of another user is a new one. */
  userId: () => number | undefined;
}

/** The letters of a yes. */
export interface PrintRequest extends LetterRequest {
  /** Identifies the question: the letters are those that it was about, or not made. */
  digest?: string | undefined;
  /** The chosen tenants that the question was about, when some of them get no letter. */
  askedTenants?: readonly number[] | undefined;
}

/** A question with addresses that the browser opens. */
export const withFiles = (
  { fileUrl }: Pick<LetterCalls, 'fileUrl'>,
  question: LetterQuestion,
): LetterQuestion => ({
  ...question,
  picture: question.picture && fileUrl(question.picture),
  preview: question.preview && fileUrl(question.preview),
});

/** The letters of a facility or state. */
export interface ScopedLetters {
  /** The address of a preview of the first letter. */
  previewHref: (request: Pick<LetterRequest, 'letterType' | 'tenantIds'>) => string;
  /** Whether an equal request got no response. */
  hasNoResponse: (request: LetterRequest) => boolean;
  /** The question about the letters; `undefined` without extras (WIR-52). */
  question: (request: LetterRequest) => Promise<LetterQuestion | undefined>;
  /** Generates a batch. An equal request after a lost response makes no letters a second time (LET-59). */
  generate: (request: PrintRequest) => Promise<GeneratedLetterFiles>;
  /** Generates all batches of the ready tenants. An equal request after a lost response returns the same batches. */
  generateAll: (request: PrintRequest) => Promise<PrintedLetters>;
}

/** Generates letters with the calls of a client. Create it once: it knows the requests without a response. */
export function letterGeneration({
  letters,
  userId,
}: LetterGenerationOptions): (scope: LetterScope) => ScopedLetters {
  const keys = createIdempotencyKeys();

  return (scope) => {
    const identityOf = (request: LetterRequest) => [userId(), scope, lettersOf(request)];
    const identityOfAll = (request: LetterRequest) => [...identityOf(request), 'all'];

    const filesOf = ({
      file_name,
      mail_merge_file_name,
      ...generated
    }: GeneratedLetters): GeneratedLetterFiles => ({
      letterType: generated.letter_type,
      fileName: file_name,
      tenantCount: generated.tenant_count,
      href: letters.downloadUrl(file_name),
      mailMergeHref: mail_merge_file_name && letters.downloadUrl(mail_merge_file_name),
      leftOut: generated.left_out ?? [],
    });

    return {
      previewHref: (request) => letters.previewUrl(scope, lettersOf(request)),
      hasNoResponse: (request) =>
        [identityOf, identityOfAll].some((identity) => keys.hasNoResponse(identity(request))),
      question: async (request) =>
        extras.areOffered()
          ? withFiles(
              letters,
              await letters.question(scope, { ...lettersOf(request), all: request.all ?? false }),
            )
          : undefined,
      generate: async (request) => {
        const generated = await keys.send(identityOf(request), (idempotencyKey) =>
          letters.generate(scope, {
            ...lettersOf(request),
            idempotencyKey,
            digest: request.digest,
            askedTenants: request.askedTenants,
          }),
        );
        return filesOf(generated);
      },
      generateAll: async (request) => {
        const { batches, left_out, ...rest } = await keys.send(
          identityOfAll(request),
          (idempotencyKey) =>
            letters.generateAll(scope, {
              ...lettersOf(request),
              idempotencyKey,
              digest: request.digest,
            }),
        );
        const made = batches.map(filesOf);
        const last = made.pop();
        if (!last) throw new Error(letterWords.noneMade);
        return { ...rest, isAll: true, batches: [...made, { ...last, leftOut: left_out ?? [] }] };
      },
    };
  };
}

/** A request as its call takes it. Without ids, the server selects the first tenants that are ready. */
const lettersOf = ({
  letterType,
  tenantIds,
  enrollmentLetterDate,
}: LetterRequest): PreviewedLetters => ({
  letter_type: letterType,
  ...(tenantIds.length > 0 && { tenants: tenantIds }),
  ...(enrollmentLetterDate && { enrollment_letter_date: enrollmentLetterDate }),
});
