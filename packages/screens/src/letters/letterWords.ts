import type { LetterType } from '@audit-letters/api-client';
import { letterNames } from '@audit-letters/api-client/values';
import { counted } from '../format/counted.ts';
import {
  type GeneratedLetterFiles,
  lettersOf,
  type PrintedLetters,
} from './generated/printedLetters.ts';
import { groupInWords } from './question/groups.ts';

/** The summary of all batches in Messages, with the files of each. */
function allReceipt({ batches, remaining, error }: PrintedLetters): {
  summary: string;
  links: { label: string; href: string }[];
} {
  const result = `${counted(lettersOf(batches), 'tenant')} in ${counted(batches.length, 'batch', 'batches')}`;
  return {
    summary: [
      result,
      ...(error ? [failedAfter(batches.length, error)] : []),
      ...(remaining > 0 ? [`${counted(remaining, 'tenant')} still ready`] : []),
      ...batches
        .flatMap(({ leftOut = [] }) => leftOut)
        .map((group) => `Left out: ${groupInWords(group)}`),
    ].join('. '),
    links: batches.flatMap(({ href, mailMergeHref, tenantCount }, at) => [
      { label: `Batch ${at + 1}: ${counted(tenantCount, 'tenant')}`, href },
      ...(mailMergeHref ? [{ label: `Mail merge of batch ${at + 1}`, href: mailMergeHref }] : []),
    ]),
  };
}

const failedAfter = (made: number, error: string) =>
  `Batch ${made + 1} failed: ${error.replace(/\.$/, '')}`;

/** Messages about the generation of letters. */
export const letterWords = {
  noTab: 'No active tab selected.',
  noneMade: 'No letters were made.',
  countsFailed: 'Error loading tenant counts',
  /** A batch as a job. `place` is the number of a facility or the code of a state. */
  batchJob: {
    title: (letterType: LetterType, place: string) =>
      `${letterNames[letterType]} letters for ${place}`,
    receipt: ({ tenantCount, href, mailMergeHref }: GeneratedLetterFiles) => ({
      summary: counted(tenantCount, 'tenant'),
      links: [
        { label: 'Letters', href },
        ...(mailMergeHref ? [{ label: 'Mail merge', href: mailMergeHref }] : []),
      ],
    }),
  },
  /** All batches of a letter. */
  all: {
    title: (letterType: LetterType, place: string) =>
      `${letterNames[letterType]} letters for ${place}, all batches`,
    failedAfter,
    receipt: allReceipt,
  },
  /** The answer was lost, or the page was closed before it. */
  mayHaveBeenMade: 'The letters may have been made: see Letter Batches.',
};
