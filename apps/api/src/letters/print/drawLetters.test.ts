import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Day } from '@audit-letters/api-client/contract';
import { LetterTypes } from '@audit-letters/api-client/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { composeLetter } from '../draft/composeLetter.ts';
import { parseTemplate } from '../draft/templates.ts';
import {
  letterCoverages as coverages,
  draw,
  letterFacility as facility,
  letterOf as letter,
  letterFacts,
  printed,
} from '../testing/letterFacts.ts';
import { pdfPages } from '../testing/pdfPages.ts';
import { readLayout } from './layout.ts';
import type { Letter } from './letter.ts';
import { letterPrinter } from './printer.ts';
import { missingCharacters } from './text/fonts.ts';

const pagesOf = async (...letters: Letter[]) => pdfPages(await printed(...letters));

const reasonsOf = async (...letters: Letter[]) => {
  const drawn = await draw(letters);
  return 'unprintable' in drawn ? drawn.unprintable : [];
};

// LET-28
describe('a letter', () => {
  it.each(LetterTypes)('of type %s is one US Letter page', async (type) => {
    const pages = await pagesOf(letter({}, { type, ownCoverage: coverages[1] ?? null }));
    expect(pages).toHaveLength(1);
    const [page] = pages;
    if (!page) throw new Error('no page');
    expect([page.width, page.height]).toEqual([8.5, 11]);
    expect(page.text).toContain('Ana Núñez 12 Elm Street Springfield, IL 00704');
    expect(page.text).toContain('Dear Ana Núñez,');
    expect(page.text).toContain('Sunrise Self Storage');
    expect(page.text).toContain('Facility FL-1042');
    const [aboveSlip = ''] = page.text.split('Reply slip');
    expect(aboveSlip.match(/FL-1042/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/audit|enrollment date|effective/i);
    expect(page.text).toContain('1200 Harbor Road');
    expect(page.text).toContain('Tampa, FL 33601');
    expect(page.text).toContain('(813) 555-0142');
    expect(page.text).toContain('A12, B7');
    expect(page.text).toContain('November 20, 2026');
    expect(page.text).toContain('January 1, 2027');
    expect(page.text).not.toMatch(/\d\/\d/);
    expect(page.text).toContain('$18 per month for $2,000 coverage');
    expect(page.text).toContain('$26.50 per month for $10,000 coverage');
  });

  it('has the text of its type', async () => {
    const [initial, followUp, welcome] = await pagesOf(
      letter(),
      letter({}, { type: 'follow_up', letterDay: '2026-12-01' }),
      letter({}, { type: 'welcome', ownCoverage: coverages[1] ?? null }),
    );
    expect(initial?.text).toContain('proof');
    expect(initial?.text).toContain('by December 5, 2026');
    expect(initial?.text).toContain(
      'Please reply by December 5, 2026 Coverage starts January 1, 2027',
    );
    expect(initial?.text).toMatch(/return it to [^.]* by December 5, 2026\./);
    expect(followUp?.text).toContain('Date December 1, 2026');
    expect(followUp?.text).toContain(
      'Please reply by December 31, 2026 Coverage starts January 1, 2027',
    );
    expect(followUp?.text).toMatch(/return it to [^.]* by December 31, 2026\./);
    expect(followUp?.text).toContain('You will be enrolled in a coverage on January 1, 2027.');
    expect(welcome?.text).toContain('Covered since January 1, 2027');
    expect(welcome?.text).not.toContain('Please reply by');
    expect(welcome?.text).toContain('Your coverage: $10,000');
    expect(welcome?.text).toContain('Your fee: $26.50 per month');
    expect(welcome?.text).toContain('In force since: January 1, 2027');
  });

  // LET-105
  it('names the plan and fee that apply by default', async () => {
    const pages = await pagesOf(letter(), letter({}, { type: 'follow_up' }));
    const unmarked = await pagesOf(letter({}, { defaultCoverage: null }));
    expect(pages[0]?.text).toContain(
      'This plan applies unless you choose another: $18 per month for $2,000 coverage.',
    );
    expect(pages[1]?.text).toContain(
      'This plan applies unless you choose another on the slip below: $18 per month for $2,000 coverage.',
    );
    expect(unmarked[0]?.text).toContain(
      'This plan applies unless you choose another: the office names it on request.',
    );
  });

  it("prefers the tenant's charge date to the facility's", async () => {
    const [page] = await pagesOf(
      letter({ charge_apply_date: '2027-02-15' as Day }, { type: 'follow_up' }),
    );
    expect(page?.text).toContain('on February 15, 2027');
    expect(page?.text).toContain('Please reply by February 14, 2027');
    expect(page?.text).not.toContain('January 1, 2027');
  });

  it('omits the words around a missing date or name', async () => {
    const bare = {
      ...facility,
      letter_effective_date: null,
      follow_up_letter_send_date: null,
      contact_name: '',
      account_name: null,
    };
    const [page] = await pagesOf(
      letter({ unit: null, units: [] }, { facility: bare, coverages: [] }),
    );
    expect(page?.text).toContain('Please do one of the following:');
    expect(page?.text).toContain('for you. We are');
    expect(page?.text).not.toMatch(/null|undefined|\{|\[/);
    expect(page?.text).not.toContain('If we do not hear from you');
  });
});

describe('the address', () => {
  it('composes a separate accent with its letter', async () => {
    const [page] = await pagesOf(letter({ last_name: 'Nu\u0301n\u0303ez' }));
    expect(page?.text).toContain('Ana Núñez');
  });

  it('shrinks a long name before it breaks it', async () => {
    const heightOf = async (first_name: string, last_name: string) => {
      const [page] = await pagesOf(letter({ first_name, last_name }));
      const line = page?.items.find(({ text }) => text === `${first_name} ${last_name}`);
      return line && line.bottom - line.top;
    };
    const long = await heightOf('Maximiliana', 'Hohenzollern-Sigmaringen-Wiedenau');
    expect(long).toBeLessThan((await heightOf('Ana', 'Núñez')) ?? 0);
  });

  it('rejects a tenant whose address does not fit, by name', async () => {
    const last_name = 'Long'.repeat(400);
    expect(await reasonsOf(letter(), letter({ first_name: null, last_name }))).toEqual([
      `The letter for ${last_name} has more text than its page holds.`,
    ]);
  });
});

describe('characters', () => {
  it('without a font are reported for each tenant, and nothing is printed', async () => {
    expect(
      await reasonsOf(letter({ first_name: 'Ana 😀' }), letter(), letter({ last_name: 'தமிழ்' })),
    ).toEqual([
      "The letter for Ana 😀 Núñez has a character that no font can print: '😀' (U+1F600).",
      expect.stringMatching(
        /^The letter for Ana தமிழ் has characters that no font can print: 'த' \(U\+0BA4\), /,
      ),
    ]);
  });

  it('of the fast path are all in the first font, in both weights', () => {
    const ranges = [
      [0x20, 0x7e],
      [0xa0, 0xac],
      [0xae, 0x17f],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2022, 0x2022],
    ] as const;
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code += 1) {
        // The Omega disables the fast path, so that the font itself is checked.
        const text = `${String.fromCodePoint(code)} Ω`;
        expect(missingCharacters(text)).toEqual([]);
        expect(missingCharacters(text, 'bold')).toEqual([]);
      }
    }
  });
});

describe('the printer', () => {
  const printer = letterPrinter();
  const batch = { title: 'Letters', createdAt: new Date(0), layout: readLayout() };
  afterAll(() => printer.close());

  it('prints letters, a page each in their order, the same bytes every time', async () => {
    const letters = Array.from({ length: 40 }, (_, index) =>
      letter({ first_name: `Tenant${index}` }),
    );
    const order = { ...batch, letters };
    const [first, second] = await Promise.all([printer.print(order), printer.print(order)]);
    expect(first.equals(second)).toBe(true);
    const pages = await pdfPages(first);
    expect(pages).toHaveLength(40);
    pages.forEach((page, index) => {
      expect(page.text).toContain(`Dear Tenant${index} Núñez,`);
    });
  });

  it('prints the next batch after a rejected one', async () => {
    const print = (one: Letter) => printer.print({ ...batch, letters: [one] });
    await expect(print(letter({ last_name: '😀' }))).rejects.toThrow('No letters were made.');
    expect(await pdfPages(await print(letter()))).toHaveLength(1);
  });
});

// LET-80
describe('the reply slip', () => {
  it('has the tenant, the choices with their prices and a line to sign', async () => {
    const pages = await pagesOf(letter(), letter({}, { type: 'follow_up' }));
    for (const { text } of pages) {
      const slip = text.slice(text.indexOf('Reply slip'));
      expect(slip).toContain(
        'return it to Sunrise Self Storage, 1200 Harbor Road, Tampa, FL 33601 ',
      );
      expect(slip).toContain('Name Ana Núñez Units A12, B7 Facility FL-1042');
      expect(slip).toContain('I am covered already.');
      expect(slip).toContain('$18 per month for $2,000 coverage');
      expect(slip).toContain('$26.50 per month for $10,000 coverage');
      expect(slip).toMatch(/Signature Date$/);
    }
  });

  // LET-81
  it('has the further boxes of the template', async () => {
    const template = parseTemplate('Dear {full_name}\n\n[ ] I do not want a coverage.\n', 't.txt');
    const [page] = await pagesOf(composeLetter(template, letterFacts()));
    const slip = page?.text.slice(page.text.indexOf('Reply slip'));
    expect(slip).toMatch(/coverage I do not want a coverage\. I have moved out/);
    expect(page?.text.match(/I do not want/g)).toHaveLength(1);
  });

  it('is at the foot of the page, in the same place for short and long letters', async () => {
    const pages = await pagesOf(letter(), letter({}, { type: 'follow_up' }));
    for (const { items } of pages) {
      const signature = items.find(({ text }) => text === 'Signature');
      expect(signature?.bottom).toBeGreaterThan(10.2);
      expect(signature?.bottom).toBeLessThan(10.55);
    }
  });

  it('is not on welcome letters, which need no reply', async () => {
    const [page] = await pagesOf(letter({}, { type: 'welcome' }));
    expect(page?.text).not.toContain('Reply slip');
  });

  it('and the longest letter fit on one page', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      id: index + 1,
      monthly_fee_cents: 1_255 * (index + 1),
      coverage_amount: 1_000 * (index + 1),
    }));
    const units = Array.from({ length: 14 }, (_, index) => `Building 7 / ${100 + index}`);
    const name = { first_name: 'Maria del Carmen', last_name: 'Hohenzollern-'.repeat(6) };
    const pages = await pagesOf(
      ...LetterTypes.map((type) => letter({ ...name, units }, { type, coverages: many })),
    );
    expect(pages).toHaveLength(LetterTypes.length);
    for (const { items, text } of pages) {
      expect(text).toContain('$175.70 per month for $14,000 coverage');
      expect(Math.max(...items.map(({ bottom }) => bottom))).toBeLessThan(10.6);
    }
  });
});

it('ships every template that a letter type needs and no other', () => {
  const files = readdirSync(fileURLToPath(new URL('../templates/', import.meta.url)));
  expect(files.sort()).toEqual(LetterTypes.map((type) => `${type}.txt`).sort());
});
