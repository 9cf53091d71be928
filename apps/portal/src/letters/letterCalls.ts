import { ApiError, type FacilityLetterDates, type LetterScope } from '@audit-letters/api-client';
import {
  type GeneratedLetterFiles,
  type LetterRequest,
  letterNames,
  tenantsInWords,
} from '@audit-letters/screens';
import { client } from '../client.ts';
import { jobs } from '../jobs/jobs.ts';

/** The address of a preview of the first letter. */
export const previewHref =
  (scope: LetterScope) =>
  ({ letterType, tenantIds }: LetterRequest) =>
    client.letters.previewUrl(scope, { letter_type: letterType, ...chosen(tenantIds) });

/** Without ids, the server selects the first tenants that are ready. */
const chosen = (tenantIds: readonly number[]) => tenantIds.length > 0 && { tenants: tenantIds };

/** Generates letters as a job, which the message panel shows with links to the files. */
export const generateLetters = (scope: LetterScope, whose: string, request: LetterRequest) =>
  jobs.run({
    title: `${letterNames[request.letterType]} letters for ${whose}`,
    work: () => makeLetters(scope, request),
    outcome: outcomeOfLetters,
  });

async function makeLetters(
  scope: LetterScope,
  { letterType, tenantIds, enrollmentDate }: LetterRequest,
): Promise<GeneratedLetterFiles> {
  const letters = await client.letters.generate(scope, {
    letter_type: letterType,
    ...chosen(tenantIds),
    ...(enrollmentDate && { enrollment_letter_date: enrollmentDate }),
  });
  const { file_name, mail_merge_file_name } = letters;
  return {
    letterType: letters.letter_type,
    fileName: file_name,
    tenantCount: letters.tenant_count,
    href: client.letters.downloadUrl(file_name),
    mailMergeHref: mail_merge_file_name && client.letters.downloadUrl(mail_merge_file_name),
  };
}

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
    return await client.letters.dates({ state }, { letter_type: letterType, ...chosen(tenantIds) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
