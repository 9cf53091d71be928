import type { Day, LetterQuestion, LetterType } from '@audit-letters/api-client';

/** The letters that the user asks for. */
export interface LetterRequest {
  /** The type of the letters. */
  letterType: LetterType;
  /** The selected tenants. Without any, the first 300 that are ready get letters. */
  tenantIds: readonly number[];
  /** All ready tenants, in several batches, instead of the first 300. */
  all?: boolean;
  /** The date that appears on each enrollment letter. */
  enrollmentLetterDate?: Day;
}

/** How far the user is with letters: from the button over the date and the question to the files. */
export type LettersStep =
  /** No letters are asked for. */
  | { name: 'choosing' }
  /** Enrollment letters ask for their date. */
  | { name: 'dating'; request: LetterRequest }
  /** The question is being loaded. */
  | { name: 'asking'; request: LetterRequest; dating: boolean }
  /** The question is open. */
  | {
      name: 'question';
      request: LetterRequest;
      /** Whether a no leads back to the date of enrollment letters. */
      dating: boolean;
      question: LetterQuestion;
      /** Why the letters of the question before were refused: it no longer applies. */
      refusal?: string;
      /** An equal request got no response: its letters may exist, and are not made twice. */
      repeats: boolean;
    }
  /** The letters are being made. */
  | { name: 'printing'; request: LetterRequest }
  /** The letters are made. */
  | { name: 'result'; request: LetterRequest };

/** The type of the letters that are being prepared or made; `null` while the buttons are free. */
export const busyWith = (step: LettersStep): LetterType | null =>
  step.name === 'asking' || step.name === 'printing' ? step.request.letterType : null;

/** What the page waits for while the buttons are not free. */
export const busyText = (step: LettersStep): string | undefined =>
  step.name === 'asking'
    ? 'The question is being composed.'
    : step.name === 'printing'
      ? 'The letters are being made.'
      : undefined;

/** Whether the dialog with the date of enrollment letters is open, also below the question (LET-20). */
export const isDating = (step: LettersStep): boolean =>
  step.name === 'dating' || ((step.name === 'asking' || step.name === 'question') && step.dating);
