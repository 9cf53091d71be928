import {
  isMissingCall,
  type LetterPreflight,
  type LetterScope,
  type LetterType,
} from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  letterNames,
  readyFilters,
  tenantsInWords,
} from '@audit-letters/screens';
import { formatDay } from '@audit-letters/ui';
import { create } from 'zustand';
import { type JobFollowUp, type JobOutcome, jobs } from '../activity/jobs.ts';
import { session } from '../session/store.ts';
import { letterCalls } from './calls.ts';
import { isRefusal, type LetterRunResult, letterRunReceipt, runLetters } from './letterRun.ts';
import { markMailedToday, markNotMailed } from './markMailed.ts';
import { isSameScope } from './useMailing.ts';

/** The address of a preview of the first letter. */
export const previewHref = (scope: LetterScope) => (request: LetterRequest) =>
  letterCalls.previewUrl(scope, previewed(request));

/** The address of a picture of the first letter in its envelope. */
export const pictureHref = (scope: LetterScope) => (request: LetterRequest) =>
  letterCalls.pictureUrl(scope, previewed(request));

const previewed = ({ letterType, tenantIds, enrollmentDate }: LetterRequest) => ({
  letter_type: letterType,
  ...chosen(tenantIds),
  ...(enrollmentDate && { enrollment_letter_date: enrollmentDate }),
});

/** Without ids, the server selects the first tenants that are ready. */
const chosen = (tenantIds: readonly number[]) => tenantIds.length > 0 && { tenants: tenantIds };

/** Generates letters as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, whose: string, request: LetterRequest) =>
  jobs.run({
    title: `${letterNames[request.letterType]} letters for ${whose}`,
    work: () => makeLetters(scope, request),
    outcome: outcomeOfLetters,
  });

/** Generates the letters of all ready tenants as a job of several batches. `onBatch` runs after each. */
export const generateAllLetters = (
  scope: LetterScope,
  whose: string,
  request: LetterRequest,
  onBatch: () => void,
) =>
  activeRuns.during({ scope, letterType: request.letterType }, () =>
    jobs.run({
      title: `${letterNames[request.letterType]} letters for ${whose}, all batches`,
      endsWithPage: true,
      pausable: true,
      work: (job) =>
        runLetters(
          {
            readyPage: (page) =>
              letterCalls.tenants(scope, {
                filter: readyFilters[request.letterType],
                page,
                per_page: 100,
              }),
            generate: async (tenantIds) => {
              // Another user may generate the same letters meanwhile.
              const letters = await makeLetters(scope, { ...request, tenantIds }, true);
              onBatch();
              return letters;
            },
          },
          job,
          request.leftOut,
        ),
      outcome: (result) => withMailedMark(letterRunReceipt(result), result),
    }),
  );

/** The receipt of a run with a button that marks all of its batches as mailed today (LET-73). */
function withMailedMark(receipt: JobOutcome, { batches }: LetterRunResult): JobOutcome {
  const { summary } = receipt;
  const mark: JobFollowUp = {
    label: 'Mark as Mailed Today',
    run: async () => {
      const marked = await markMailedToday(batches.map(({ fileName }) => fileName));
      return {
        summary: `${summary}. Marked as mailed on ${formatDay(marked.mailed_on)}.`,
        followUp: {
          label: 'Undo',
          run: () => markNotMailed(marked).then(() => ({ summary, followUp: mark })),
        },
      };
    },
  };
  return batches.length > 0 ? { ...receipt, followUp: mark } : receipt;
}

async function makeLetters(
  scope: LetterScope,
  request: LetterRequest,
  onlyReady = false,
): Promise<GeneratedLetterFiles> {
  const { letterType, tenantIds, enrollmentDate } = request;
  const letters = await once(identityOf(scope, request), (idempotencyKey) =>
    letterCalls.generate(scope, {
      letter_type: letterType,
      ...chosen(tenantIds),
      ...(enrollmentDate && { enrollment_letter_date: enrollmentDate }),
      idempotencyKey,
      onlyReady,
    }),
  );
  const { file_name, mail_merge_file_name } = letters;
  return {
    letterType: letters.letter_type,
    fileName: file_name,
    tenantCount: letters.tenant_count,
    href: letterCalls.downloadUrl(file_name),
    mailMergeHref: mail_merge_file_name && letterCalls.downloadUrl(mail_merge_file_name),
    leftOut: letters.left_out ?? [],
  };
}

/** The keys of requests whose answer was lost: the server may have made their letters. */
const unanswered = new Map<string, string>();

const identityOf = (scope: LetterScope, { letterType, tenantIds, enrollmentDate }: LetterRequest) =>
  JSON.stringify([session.get()?.user.id, scope, letterType, tenantIds, enrollmentDate]);

/** Whether an equal request got no answer. */
export const isUnanswered = (scope: LetterScope) => (request: LetterRequest) =>
  unanswered.has(identityOf(scope, request));

/** Sends the key of an equal request that got no answer, so that its letters are not made a second time (LET-59). */
async function once<T>(identity: string, send: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(identity) ?? newKey();
  unanswered.set(identity, key);
  try {
    const answer = await send(key);
    unanswered.delete(identity);
    return answer;
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(identity);
    throw error;
  }
}

/** 128 random bits. `crypto.randomUUID` is missing over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const outcomeOfLetters = ({ tenantCount, href, mailMergeHref }: GeneratedLetterFiles) => ({
  summary: tenantsInWords(tenantCount),
  links: [
    { label: 'Letters', href },
    ...(mailMergeHref ? [{ label: 'Mail merge', href: mailMergeHref }] : []),
  ],
});

/** The tenants who get the letters, and those who do not; `undefined` if the server lacks the call. */
export async function letterPreflight(
  scope: LetterScope,
  { letterType, tenantIds }: LetterRequest,
): Promise<LetterPreflight | undefined> {
  try {
    return await letterCalls.preflight(scope, { letter_type: letterType, ...chosen(tenantIds) });
  } catch (error) {
    if (isMissingCall(error)) return undefined;
    throw error;
  }
}

interface ActiveRun {
  scope: LetterScope;
  letterType: LetterType;
}

const useRuns = create<readonly ActiveRun[]>(() => []);

/** The runs over all batches that are not finished. Meanwhile their scope gets no other letters. */
const activeRuns = {
  /** Lists the run until the work settles. */
  async during<T>(run: ActiveRun, work: () => Promise<T>): Promise<T> {
    useRuns.setState((runs) => [...runs, run], true);
    try {
      return await work();
    } finally {
      useRuns.setState((runs) => runs.filter((it) => it !== run), true);
    }
  },
};

/** The letter that a run generates for the scope. */
export const useActiveRun = (scope: LetterScope | null): LetterType | null =>
  useRuns().find((run) => isSameScope(run.scope, scope))?.letterType ?? null;
