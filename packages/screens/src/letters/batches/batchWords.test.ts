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
    '28 audit letters of L-105 will be due again, for tenants who are still ready for one.',
    'The PDF and the mail merge file are deleted. Throw away what is printed.',
  ]);
});

// LET-75
it('says which letters are not due again because the tenants have another', () => {
  const letters = { letterType: 'initial', count: 16, place: 'L-103' } as const;
  expect(takeBackQuestion({ ...letters, otherLetters: 16 }).consequences?.[0]).toBe(
    'The tenants keep another audit letter: none will be due again.',
  );
  expect(takeBackQuestion({ ...letters, otherLetters: 4 }).consequences?.slice(0, 2)).toEqual([
    '12 audit letters of L-103 will be due again, for tenants who are still ready for one.',
    '4 tenants keep another audit letter.',
  ]);
});

// LET-75
it('promises no letters for tenants who were archived or deleted', () => {
  const letters = { letterType: 'initial', count: 16, place: 'L-103' } as const;
  expect(takeBackQuestion({ ...letters, tenantsGone: 16 }).consequences).toEqual([
    'None of these letters will be due again.',
    '16 tenants were archived or deleted since.',
    'The PDF and the mail merge file are deleted. Throw away what is printed.',
  ]);
  const some = takeBackQuestion({ ...letters, otherLetters: 4, tenantsGone: 1 });
  expect(some.consequences?.slice(0, 3)).toEqual([
    '11 audit letters of L-103 will be due again, for tenants who are still ready for one.',
    '4 tenants keep another audit letter.',
    '1 tenant was archived or deleted since.',
  ]);
});
