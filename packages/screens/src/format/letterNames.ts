import type { LetterProblem } from '@audit-letters/api-client';

/** 'Ana Ortiz, A4' */
export const problemName = ({ first_name, last_name, unit }: LetterProblem) =>
  [[first_name, last_name].filter(Boolean).join(' '), unit].filter(Boolean).join(', ') || 'No name';

/** The name of a letter file on the disk: the server's own has a random end (LET-103). */
export const letterFileName = (filename: string): string =>
  filename.replace(/_[\w-]{22}(?=\.\w+$)/, '');
