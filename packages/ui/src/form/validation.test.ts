import { expect, it } from 'vitest';
import { describeProblem } from './validation.ts';

const control = { type: 'text', title: '', validationMessage: 'From the browser.' };

it.each([
  ['an empty text', 'text', 'Fill in this field.'],
  ['an unchosen option', 'select-one', 'Choose one.'],
  ['an unchosen file', 'file', 'Choose a file.'],
  ['an unticked box', 'checkbox', 'Tick this box.'],
])('reports a missing %s', (_case, type, sentence) => {
  expect(describeProblem({ ...control, type, validity: { valueMissing: true } })).toBe(sentence);
});

it('shows an example of an e-mail address', () => {
  expect(describeProblem({ ...control, type: 'email', validity: { typeMismatch: true } })).toBe(
    'Enter an e-mail address, such as name@example.com.',
  );
});

it('states the limit in range and length errors', () => {
  const short = { ...control, minLength: 8, validity: { tooShort: true } };
  expect(describeProblem(short)).toBe('Use at least 8 characters.');
  expect(describeProblem({ ...control, max: '9', validity: { rangeOverflow: true } })).toBe(
    'Enter 9 or less.',
  );
});

it('uses the title of the control for a pattern error', () => {
  const zip = { ...control, title: 'Five digits.', validity: { patternMismatch: true } };
  expect(describeProblem(zip)).toBe('Five digits.');
});

it('reports a required text of spaces as missing', () => {
  const blank = { ...control, required: true, value: '  ', validity: { patternMismatch: true } };
  expect(describeProblem(blank)).toBe('Fill in this field.');
});

it('prefers a custom validity message', () => {
  const validity = { customError: true, valueMissing: true };
  expect(describeProblem({ ...control, validity: validity })).toBe('From the browser.');
});
