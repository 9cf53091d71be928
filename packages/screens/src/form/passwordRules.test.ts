import { expect, it } from 'vitest';
import { passwordProblems } from './passwordRules.ts';

const tooShort = { password: 'Password must be at least 6 characters.' };
const different = { confirmation: 'Password fields do not match.' };

// USR-19, USR-20
it.each([
  ['', '', tooShort],
  ['12345', '12345', tooShort],
  ['  12345  ', '  12345  ', tooShort],
  ['123456', '1234567', different],
  ['123456', '', different],
  ['123456', '123456', {}],
  [' 123456', '123456 ', {}],
  ['12 34 56', '12 34 56', {}],
])('validates %j and %j', (password, confirmation, problems) => {
  expect(passwordProblems(password, confirmation)).toEqual(problems);
});
