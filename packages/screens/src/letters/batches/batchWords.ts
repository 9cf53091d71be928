import type { Day, LetterBatch, LetterType } from '@audit-letters/api-client';
import { letterNames, letterNoun } from '@audit-letters/api-client/values';
import { type Confirmation, formatDay } from '@audit-letters/ui';
import { counted, plural } from '../../format/counted.ts';
import { letterFileName } from '../../format/letterFileName.ts';

/** Letters that are taken back. */
export interface TakenLetters {
  /** The type of the letters. */
  letterType: LetterType;
  /** The number of letters. */
  count: number;
  /** The number of the facility or the code of the state; `null` if neither is known. */
  place: string | null;
  /** The number of tenants with a mailed letter that follows these; missing for none. */
  mailedLater?: number | undefined;
  /** The name of the PDF, if it is a single one. */
  fileName?: string;
}

/** '28 enrollment letters of L-105'. */
export const lettersInWords = ({ letterType, count, place }: TakenLetters): string =>
  `${counted(count, letterNoun(letterType))}${place === null ? '' : ` of ${place}`}`;

/** The question before letters are marked as mailed today although there are objections (LET-101). */
const mailedQuestion = (consequences: readonly string[]): Confirmation => ({
  title: 'Mark these letters as mailed today?',
  consequences,
  confirmLabel: 'Yes, they were mailed',
  tone: 'danger',
});

/** The question before letters are taken back (LET-75). */
const takeBackQuestion = (letters: TakenLetters): Confirmation => ({
  title: 'Take back these letters?',
  consequences: [
    ...laterInWords(letters),
    `${lettersInWords(letters)} will count as not made. Tenants who are then ready for one are due for it again.`,
    `${letters.fileName ? `${letters.fileName} and its` : 'The PDF and the'} mail merge file are deleted. Throw away what is printed.`,
  ],
  confirmLabel: plural(letters.count, 'Yes, take it back', 'Yes, take them back'),
  tone: 'danger',
});

function laterInWords({ letterType, mailedLater }: TakenLetters): string[] {
  if (!mailedLater) return [];
  return [
    `${counted(mailedLater, 'tenant has', 'tenants have')} a later letter that is mailed, and would have no ${letterNoun(letterType)} before it.`,
  ];
}

/** ' (2)' for the second batch of a day, which has the number in its file name (LET-103); nothing for the first. */
export function batchNumber({ filename }: LetterBatch): string {
  const number = /_\d{4}-\d{2}-\d{2}_(\d+)\.pdf$/.exec(letterFileName(filename))?.[1];
  return number ? ` (${number})` : '';
}

/** 'Audit letters for D-1042'; a batch by state has no facility. */
export function batchLabel(batch: LetterBatch): string {
  const { letter_type, facility_number, state } = batch;
  const place =
    facility_number === null ? `by state${state ? ` (${state})` : ''}` : `for ${facility_number}`;
  return `${letterNames[letter_type]} letters ${place}${batchNumber(batch)}`;
}

/** Questions and messages about letter batches. */
export const batchWords = {
  mailedQuestion,
  takeBackQuestion,
  takeBackDone: (letters: TakenLetters) => `${lettersInWords(letters)} taken back`,
  withdrawn:
    'The tenant can get the letter again, and the PDF and the mail merge are made again without it. Throw away its printed page.',
  nothingWithdrawn: 'The letter was not withdrawn.',
  letterWithdrawn: (name: string) => `Letter of ${name} withdrawn`,
  /** The question before a letter is withdrawn on the page of its tenant (LET-108). */
  withdrawQuestion: (letterType: LetterType): Confirmation => ({
    title: `Withdraw this ${letterNoun(letterType)}?`,
    consequences: [batchWords.withdrawn],
    confirmLabel: 'Yes, withdraw it',
    tone: 'danger',
  }),
  mailedToday: (batch: LetterBatch) => `${batchLabel(batch)} marked as mailed today`,
  mailDate: (batch: LetterBatch, day: Day | null) =>
    `${batchLabel(batch)}: ${day ? `mailed on ${formatDay(day)}` : 'not mailed'}`,
  /** The server does not have the batch. */
  missing: 'The server has no such batch: somebody may have taken it back. Nothing was changed.',
  /** The server has the batch, but not its file. */
  fileGone: 'The file is no longer on the server. Nothing was downloaded.',
};
