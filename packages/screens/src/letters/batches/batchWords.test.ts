import { expect, it } from 'vitest';
import { batchWords } from './batchWords.ts';

const { takeBackQuestion } = batchWords;

// LET-75
it('says who has a later letter that is mailed', () => {
  const letters = { letterType: 'initial', count: 28, place: 'L-105' } as const;
  expect(takeBackQuestion(letters).consequences).toHaveLength(2);
  expect(takeBackQuestion({ ...letters, fileName: 'L-105_2.pdf' }).consequences?.[1]).toBe(
    'L-105_2.pdf and its mail merge file are deleted. Throw away what is printed.',
  );
  expect(takeBackQuestion({ ...letters, mailedLater: 1 }).consequences).toEqual([
    '1 tenant has a later letter that is mailed, and would have no audit letter before it.',
    '28 audit letters of L-105 will count as not made. Tenants who are then ready for one are due for it again.',
    'The PDF and the mail merge file are deleted. Throw away what is printed.',
  ]);
});
