import { expect, it } from 'vitest';
import { containsWords, optionNamed } from './options.ts';

const option = (label: string, hint?: string) => ({ value: `${label} ${hint}`, label, hint });

it.each([
  ['', true],
  ['oak', true],
  ['ZOE', true],
  ['zoë oak', true],
  ['storage zoe', true],
  ['austin oak', true],
  ['oaks', false],
])('finds the words of %j: %s', (text, found) => {
  expect(containsWords(option('Zoë Oak Storage', 'Austin'), text)).toBe(found);
});

it('takes the option that is named by the text', () => {
  const oak = option('Oak Storage');
  expect(optionNamed([oak, option('Oak Storage East')], ' oak storage ')).toBe(oak);
  expect(optionNamed([oak], 'oak')).toBeNull();
});

it('takes none of two options with the same name, and no disabled one', () => {
  expect(
    optionNamed([option('Oak Storage', 'Austin'), option('Oak Storage', 'Waco')], 'Oak Storage'),
  ).toBeNull();
  expect(optionNamed([{ ...option('Oak Storage'), disabled: true }], 'Oak Storage')).toBeNull();
});
