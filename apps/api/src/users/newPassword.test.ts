import { expect, it } from 'vitest';
import { namesOf, passwordProblem } from './newPassword.ts';

const names = namesOf({
  username: 'Quinn-Harper',
  real_name: 'Quinn Okonkwo',
  email: 'quinn.harper@example.com',
  facility: {
    facility_number: 'HP-2026',
    account_name: 'Harbor Point Stores',
    city: 'Galveston',
  },
});
const problemOf = (password: string) => passwordProblem(password, names, { passwordLength: 6 });

// USR-35
it.each(['password', 'Letmein', 'qwerty'])(
  'threat 14: %j is one of the commonest passwords (ASVS 6.2.4)',
  (password) => {
    expect(problemOf(password)).toContain('one of the 10,000 most common ones');
  },
);

// USR-37
it.each([
  'aaaaaa',
  '!!!!!!!',
  '456789',
  '098765',
  'Poiuyt',
  'zxcvbnmz',
  '121212',
  'abcdef',
  'Abcabc',
])('%j repeats characters or follows the keyboard or the alphabet', (password) => {
  expect(problemOf(password)).toMatch(/easily guessed/);
});

// USR-42
it.each([
  'admin123',
  'Summer2027',
  'Welcome1!',
  '!Summer2026!',
  'Storage2026',
  'Okonkwo',
  'Quinn-Harper',
  'quinn.harper',
  'Quinn Okonkwo',
  'Audit-Letters',
  'Harbor2026',
  'harbor point stores',
  'Galveston!',
  'hp2026',
])(
  'threat 14: %j is common, or a word of the account, its facility or the program (ASVS 6.2.4, 6.2.11)',
  (password) => {
    expect(problemOf(password)).toMatch(/easily guessed/);
  },
);

it('a phrase of other words is no problem', () => {
  expect(problemOf('my own words')).toBeNull();
});
