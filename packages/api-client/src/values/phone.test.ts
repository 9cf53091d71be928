import { expect, it } from 'vitest';
import { isPhone, phoneDigits, phoneRule } from './phone.ts';

// The way in which a browser reads a `pattern`.
const follows = (text: string) => new RegExp(`^(?:${phoneRule.pattern})$`, 'v').test(text);

// FAC-84, SHL-49
it.each([
  ['5555550142', '5555550142'],
  ['(555) 555-0142', '5555550142'],
  ['555.555.0142', '5555550142'],
  ['1-555-555-0142', '15555550142'],
  ['+1 (555) 555-0142', '15555550142'],
  [' 5555550142 ', '5555550142'],
])('%s is a phone number with the digits %s', (text, digits) => {
  expect([follows(text), isPhone(text), phoneDigits(text)]).toEqual([true, true, digits]);
});

it.each([
  '',
  '555',
  '555555014',
  '25555550142',
  '115555550142',
  '555-555-0142 x2',
  'five five five',
])('"%s" is no phone number', (text) => {
  expect([follows(text), isPhone(text), phoneDigits(text)]).toEqual([false, false, text]);
});
