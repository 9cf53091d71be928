import { expect, it } from 'vitest';
import { describeProblem } from './validation.ts';

const control = { type: 'text', title: '', validationMessage: 'From the browser.' };

it.each([
  ['an empty text', 'text', 'Fill in this field.'],
  ['an unchosen option', 'select-one', 'Choose one.'],
  ['an unchosen file', 'file', 'Choose a file.'],
  ['an unticked box', 'checkbox', 'Tick this box.'],
])('asks for %s', (_case, type, sentence) => {
  expect(describeProblem({ ...control, type, validity: { valueMissing: true } })).toBe(sentence);
});

it('shows an example of an e-mail address', () => {
  expect(describeProblem({ ...control, type: 'email', validity: { typeMismatch: true } })).toBe(
    'Enter an e-mail address, such as name@example.com.',
  );
});

it('names the limit that was missed', () => {
  const short = { ...control, minLength: 8, validity: { tooShort: true } };
  expect(describeProblem(short)).toBe('Use at least 8 characters.');
  expect(describeProblem({ ...control, max: '9', validity: { rangeOverflow: true } })).toBe(
    'Enter 9 or less.',
  );
});

it('explains a pattern by the title of the control', () => {
  const zip = { ...control, title: 'Five digits.', validity: { patternMismatch: true } };
  expect(describeProblem(zip)).toBe('Five digits.');
});

it('lets a custom message of the control win', () => {
  const taken = { customError: true, valueMissing: true };
  expect(describeProblem({ ...control, validity: taken })).toBe('From the browser.');
});
