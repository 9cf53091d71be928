import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LetterTypes } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { readLayout } from '../print/layout.ts';
import { fillTemplate, type PlaceholderValues, parseTemplate, readTemplates } from './templates.ts';

const values: PlaceholderValues = {
  first_name: 'Ana',
  last_name: 'Núñez',
  full_name: 'Ana Núñez',
  units: null,
  facility_name: 'Sunrise',
  facility_number: '1',
  facility_address: '1 Road',
  facility_phone: null,
  facility_email: null,
  contact_name: null,
  letter_date: 'May 1, 2026',
  audit_date: null,
  enrollment_date: 'May 9, 2026',
  reply_date: null,
  effective_date: null,
  coverage_amount: null,
  monthly_fee: null,
  default_coverage: '$18 a month',
};
const fill = (source: string, changes: Partial<PlaceholderValues> = {}) =>
  fillTemplate(parseTemplate(source, 't.txt'), { ...values, ...changes }, ['$18 a month']);

describe('a template', () => {
  it('has headings, paragraphs, items and the coverages', () => {
    expect(
      fill('# Hello\r\n\r\nDear {full_name},\nhow are you?\n\n- one\n- two\n\n{coverages}\n'),
    ).toEqual([
      { kind: 'heading', text: 'Hello' },
      { kind: 'paragraph', text: 'Dear Ana Núñez,\nhow are you?' },
      { kind: 'item', text: 'one' },
      { kind: 'item', text: 'two' },
      { kind: 'coverages', labels: ['$18 a month'] },
    ]);
  });

  it('omits a bracket with a missing value, and a block that becomes empty', () => {
    expect(
      fill('Reply[ by {enrollment_date}][ or call {facility_phone}].\n\n- [from {effective_date}]'),
    ).toEqual([{ kind: 'paragraph', text: 'Reply by May 9, 2026.' }]);
  });

  it('ends a sentence with one period after a name that ends with one', () => {
    expect(
      fill('Thank you for storing with {facility_name}.', { facility_name: 'Élan Co.' }),
    ).toEqual([{ kind: 'paragraph', text: 'Thank you for storing with Élan Co.' }]);
  });

  it('does not parse values as templates', () => {
    expect(fill('Dear {full_name}', { full_name: '- [{first_name}] # {coverages}' })).toEqual([
      { kind: 'paragraph', text: 'Dear - [{first_name}] # {coverages}' },
    ]);
  });

  it('cannot have a box where letters have no reply slip', () => {
    const folder = mkdtempSync(join(tmpdir(), 'templates-'));
    for (const type of LetterTypes) writeFileSync(join(folder, `${type}.txt`), 'Dear\n\n[ ] No');
    expect(() => readTemplates(pathToFileURL(`${folder}/`))).toThrow(
      'letters/templates/welcome.txt: welcome letters have no reply slip, so they cannot have a box ([ ]).',
    );
  });

  it.each([
    ['Dear {fist_name}', 't.txt: {fist_name} is no placeholder. Known are first_name, '],
    ['Dear {constructor}', 't.txt: {constructor} is no placeholder.'],
    [
      'Until {effective_date}',
      't.txt: {effective_date} may have no value. Put it, with the words that need it, into [ ].',
    ],
    ['Dear {full_name', "t.txt: a '{' has no partner."],
    ['Dear full_name}', "t.txt: a '}' has no partner."],
    ['Until [{effective_date}', "t.txt: a '[' has no partner."],
    ['Until [{effective_date]}', "t.txt: a '{' has no partner."],
    ['See {coverages} here', 't.txt: {coverages} is a table and stands on a line of its own.'],
  ])('%s is refused in one sentence', (source, sentence) => {
    expect(() => parseTemplate(source, 't.txt')).toThrow(sentence);
  });
});

describe('the layout file', () => {
  const written = (change: object | string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'layout-')), 'layout.json');
    const { logo: _, ...layout } = readLayout();
    writeFileSync(
      file,
      typeof change === 'string' ? change : JSON.stringify({ ...layout, ...change }),
    );
    return () => readLayout(pathToFileURL(file));
  };

  it.each([
    [
      'an address beyond the window',
      { address: { left: 0.9, top: 2.06, width: 3.2, height: 0.84 } },
      '"address" can slip out of the envelope window',
    ],
    [
      'an address too low',
      { address: { left: 1, top: 2.6, width: 3, height: 0.65 } },
      'It must be within 1 to 4.3 in from the left and 2.5 to 3.15 in from the top.',
    ],
    [
      'a body in the window',
      { body: { left: 1, top: 3.4, width: 6, height: 7 } },
      '"body" can slip into the envelope window',
    ],
    [
      'a body beyond the sheet',
      { body: { left: 3, top: 3.75, width: 6, height: 7 } },
      '"body" leaves the sheet',
    ],
    ['a misspelt part', { boddy: {} }, 'layout.json'],
    [
      'a text as position',
      { body: { left: 'x', top: 3.4, width: 6, height: 7 } },
      'letters/layout.json/body/left',
    ],
    ['no JSON', '{', 'letters/layout.json cannot be read as JSON.'],
  ])('with %s is refused in one sentence', (_, change, sentence) => {
    expect(written(change)).toThrow(sentence);
  });
});
