import { expect, it } from 'vitest';
import { ResponseError } from '../transport/errors.ts';
import { headingsOfImport, questionOfImport } from './imports.ts';

const question = {
  message: 'The import is for facility L-107, but 2 rows name L-102.',
  confirm: 'facilities_confirmed',
  facilities: [{ facility_number: 'L-102', row_count: 2, software: null }],
  recognised_software: null,
};
const refused = (status: number, data: unknown) =>
  new ResponseError(status, question.message, undefined, data);

it('reads a refusal with a confirmation as a question', () => {
  expect(questionOfImport(refused(422, question))).toEqual(question);
});

it.each([
  refused(422, question.message),
  refused(422, { ...question, confirm: 'everything' }),
  refused(422, { message: question.message, fields: {} }),
  refused(409, question),
  new Error('Network Error'),
])('reads other failures as no question', (error) => {
  expect(questionOfImport(error)).toBeNull();
});

// IMP-74
it.each([
  [refused(422, { message: 'No headings', headings: ['Locker', 'Who'] }), ['Locker', 'Who']],
  [refused(422, question), null],
  [refused(413, { message: 'Too big', headings: [] }), null],
  [new Error('Network Error'), null],
])('reads the headings of a refused rent roll: %s', (error, headings) => {
  expect(headingsOfImport(error)).toEqual(headings);
});
