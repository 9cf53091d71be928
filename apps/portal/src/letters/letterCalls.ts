import { ApiError, type FacilityLetterDates, type LetterScope } from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  letterNames,
  readyFilters,
  tenantsInWords,
} from '@audit-letters/screens';
import { formatDay } from '@audit-letters/ui';
import { letterCalls } from '../calls/letters.ts';
import { type JobFollowUp, type JobOutcome, jobs } from '../jobs/jobs.ts';
import { session } from '../session/store.ts';
import { activeRuns } from './activeRuns.ts';
import { isRefusal, type LetterRunResult, letterRunReceipt, runLetters } from './letterRun.ts';
import { markMailedToday } from './markMailed.ts';

/** The address of a preview of the first letter. */
export const previewHref =
  (scope: LetterScope) =>
  ({ letterType, tenantIds }: LetterRequest) =>
    letterCalls.previewUrl(scope, { letter_type: letterType, ...chosen(tenantIds) });

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
      const { day, undo } = await markMailedToday(batches.map(({ fileName }) => fileName));
      return {
        summary: `${summary}. Marked as mailed on ${formatDay(day)}.`,
        followUp: { label: 'Undo', run: () => undo().then(() => ({ summary, followUp: mark })) },
      };
    },
  };
  return batches.length > 0 ? { ...receipt, followUp: mark } : receipt;
}

async function makeLetters(
  scope: LetterScope,
  { letterType, tenantIds, enrollmentDate }: LetterRequest,
  onlyReady = false,
): Promise<GeneratedLetterFiles> {
  const letters = await once([scope, letterType, tenantIds, enrollmentDate], (idempotencyKey) =>
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
  };
}

/** The keys of requests whose answer was lost: the server may have made their letters. */
const unanswered = new Map<string, string>();

/** Sends the key of an equal request that got no answer, so that its letters are not made a second time (LET-59). */
async function once<T>(request: unknown[], send: (key: string) => Promise<T>): Promise<T> {
  const identity = JSON.stringify([session.get()?.user.id, ...request]);
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

/** The dates that letters of a state would print, by facility. Empty if the server lacks the call. */
export async function letterDatesOfState(
  state: string | null,
  { letterType, tenantIds }: LetterRequest,
): Promise<FacilityLetterDates[]> {
  if (state === null) return [];
  try {
    return await letterCalls.dates({ state }, { letter_type: letterType, ...chosen(tenantIds) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
