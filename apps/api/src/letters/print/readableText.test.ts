import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { letterOf, letterTitle, printed } from '../testing/letterFacts.ts';
import { pdfPages } from '../testing/pdfPages.ts';
import type { Letter } from './letter.ts';

const letterFor = (first_name: string, last_name: string) => letterOf({ first_name, last_name });

const withoutSpace = (text: string) => text.replace(/\s/g, '');
const drawnText = ({ letterhead, reference, address, body, slip }: Letter) =>
  [
    ...letterhead,
    ...reference.flatMap(({ label, value }) => [label, value]),
    ...address,
    ...body.flatMap((block) => {
      if (block.kind === 'coverages') return ['Coverages offered in your state', ...block.labels];
      return block.kind === 'item' ? ['•', block.text] : [block.text];
    }),
    ...(slip ? [slip.heading, slip.note] : []),
    ...(slip?.fields ?? []).flatMap(({ label, value }) => [label, value]),
    ...(slip?.choices ?? []).flatMap(({ label, options = [] }) => [label, ...options]),
    ...(slip ? [slip.signature, slip.date] : []),
  ].join('');

// LET-54
describe('the text read from the letter of', () => {
  it.each([
    ['Nguyễn Thị', 'Hiền'],
    ['Łukasz', 'Świętosławski'],
    ['Иван', 'Соколов'],
    ['Ελένη', 'Παπαδοπούλου'],
    ['小明', '王'],
    ['さくら', '山田'],
    ['철수', '김'],
    ['محمد', 'علي'],
    ['صلاح', 'عبد الله'],
    ['مُحَمَّد', 'علاء'],
    ['שרה', 'כהן'],
    ['שָׂרָה', 'לוי'],
    ['प्रिया', 'क्षत्रिय'],
    ['สมชาย', 'น้ำผึ้ง'],
    ['Mohamed', 'محمد'],
  ])('%s %s is the text drawn, in reading order', async (first_name, last_name) => {
    const letter = letterFor(first_name, last_name);
    const [page] = await pdfPages(await printed(letter));
    expect(withoutSpace(page?.text ?? '')).toBe(withoutSpace(drawnText(letter)));
    expect(page?.text).toContain(`Dear ${first_name} ${last_name}`);
  });

  it('a tenant is not changed by the name in the letter before', async () => {
    const letters = [
      letterFor('Thị', 'Hiền'),
      letterFor('Iris', 'Miller'),
      letterFor('समीर', 'सिंह'),
      letterFor('สุวรรณ', 'น้ำ'),
    ];
    const pages = await pdfPages(await printed(...letters));
    expect(pages.map(({ text }) => withoutSpace(text))).toEqual(
      letters.map((letter) => withoutSpace(drawnText(letter))),
    );
    for (const { text } of pages) expect(text).toContain('Thank you for storing with');
  });

  // The documents of a thread share their fonts.
  it.each([
    ['Thị', 'Hiền'],
    ['صلاح', 'عبد الله'],
    ['क्षत्रिय', 'सिंह'],
    ['น้ำผึ้ง', 'สุวรรณ'],
  ])('%s %s has the same bytes before and after other documents', async (...name) => {
    const before = await printed(letterFor(...name));
    await printed(letterFor('Iris', 'Miller'), letterFor('مُحَمَّد', 'علاء'), letterFor('प्रिया', 'น้ำ'));
    expect((await printed(letterFor(...name))).equals(before)).toBe(true);
  });
});

it('draws Arabic and Hebrew names from right to left', async () => {
  const pages = await pdfPages(await printed(letterFor('محمد', 'علي'), letterFor('שרה', 'כהן')));
  const leftOf = (page: number, text: string) =>
    pages[page]?.items.find((item) => item.text === text)?.left ?? Number.NaN;
  expect(leftOf(0, 'علي')).toBeLessThan(leftOf(0, 'محمد'));
  expect(leftOf(1, 'כהן')).toBeLessThan(leftOf(1, 'שרה'));
});

// LET-54
describe('a batch is a tagged PDF', () => {
  it('that has a language, shows its title and prints in the actual size on one side', async () => {
    const loading = getDocument({
      data: new Uint8Array(await printed(letterFor('Ana', 'Ortiz'))),
      verbosity: 0,
    });
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: letterTitle, Language: 'en-US' });
    expect(await document.getMarkInfo()).toEqual(
      new Map([
        ['Marked', true],
        ['UserProperties', false],
        ['Suspects', false],
      ]),
    );
    expect(await document.getViewerPreferences()).toEqual(
      new Map<string, unknown>([
        ['DisplayDocTitle', true],
        ['PrintScaling', 'None'],
        ['Duplex', 'Simplex'],
      ]),
    );
    await loading.destroy();
  });

  it('whose structure has a section for each letter, in the order of reading', async () => {
    const letters = [letterFor('Ana', 'Ortiz'), letterFor('Iris', 'Miller')];
    const loading = getDocument({ data: new Uint8Array(await printed(...letters)), verbosity: 0 });
    const document = await loading.promise;
    for (const number of [1, 2]) {
      const page = await document.getPage(number);
      expect(outlineOf(await page.getStructTree())).toMatch(
        /^Root\(Document\(Sect\((P\(\))+H1\(\)(P\(\))+L\((LI\(Lbl\(\)LBody\(\)\)){3}\)(P\(\))+\)\)\)$/,
      );
    }
    await loading.destroy();
  });
});

type StructureNode = Awaited<ReturnType<import('pdfjs-dist').PDFPageProxy['getStructTree']>>;

/** The roles of a structure tree: 'Sect(H1()P())'. */
function outlineOf(node: StructureNode): string {
  if (!node) return '';
  const children = node.children.map((child) => ('role' in child ? outlineOf(child) : ''));
  return `${node.role}(${children.join('')})`;
}
