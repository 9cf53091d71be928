import type { Day } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { workbookPart } from '../testing/workbooks/workbookPart.ts';
import { workbookRows } from '../testing/workbooks/workbookRows.ts';
import {
  aboutSheet,
  type CellValue,
  neutralise,
  type SheetColumn,
  sheet,
  workbookBuffer,
  writeWorkbook,
} from './write.ts';

// WIR-31
it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1'])(
  'makes %j harmless text',
  async (text) => {
    const xml = await cellXml({ heading: 'Note', value: () => text });
    expect(xml).not.toContain('<f');
    expect(xml).toContain(`>'${text}</t>`);
  },
);

// WIR-31
it.each(['\u0001=1+1', '\u0000\u001f@SUM(A1)', ' \u0008+1', '\uFFFE-1'])(
  'threat 33: makes %j harmless, whose control character is dropped (ASVS 1.2.10)',
  async (text) => {
    const xml = await cellXml({ heading: 'Note', value: () => text });
    expect(xml).toMatch(/>' ?[=@+-][^<]*<\/t>/);
    // The archive compares the cell that it reads back with this text.
    expect(neutralise(text)).toMatch(/^' ?[=@+-]/);
  },
);

// WIR-31
it.each(['@Home Storage', '+1', '-1', '=1+1'])(
  'keeps %j in a verbatim sheet as text by type and format',
  async (text) => {
    const sheets = [
      sheet('Sheet', [{ heading: 'Name', value: () => text }], [null], { verbatim: true }),
    ];
    const xml = await workbookPart(await workbookBuffer(sheets), 'xl/worksheets/sheet1.xml');
    expect(xml).toContain(`<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">${text}</t>`);
  },
);

it.each([
  ['a ZIP code keeps its zeros', { kind: 'text' }, '01234', 't="inlineStr"><is><t>01234<'],
  ['a day is a date cell', { kind: 'date' }, '2026-02-28', 's="4"><v>46081</v>'],
  ['a day that is none stays text', { kind: 'date' }, '2026-02-30', '>2026-02-30</t>'],
  ['a space at an end stays', { kind: 'text' }, 'Ann ', '<t xml:space="preserve">Ann </t>'],
  ['an ampersand is escaped', { kind: 'text' }, 'B & O', '>B &amp; O</t>'],
  ['an escape of Excel stays text', { kind: 'text' }, 'a_x0041_', '>a_x005F_x0041_</t>'],
  ['a letter outside ASCII stays', { kind: 'text' }, 'Peña', '>Peña</t>'],
  ['a negative number stays a number', { kind: 'number' }, -5, '><v>-5</v>'],
  ['a number among texts is text', { kind: 'text' }, 7, '>7</t>'],
  ['a truth is a word', {}, true, '>Yes</t>'],
  ['characters that XML forbids go', {}, 'a\u0000\u0008b\uFFFE', '>ab</t>'],
  ['half a surrogate pair is replaced', {}, 'a\uD800', '>a\uFFFD</t>'],
] as const)('%s', async (_, column, value: CellValue, xml) => {
  expect(await cellXml({ heading: 'Value', ...column, value: () => value })).toContain(xml);
});

it('writes nothing for an empty value', async () => {
  expect(await cellXml({ heading: 'Fax', value: () => null })).toBe('');
});

it("cuts a text at Excel's limit", async () => {
  const xml = await cellXml({ heading: 'Note', value: () => 'x'.repeat(40_000) });
  expect(xml.match(/x+(?=<\/t>)/)?.[0]).toHaveLength(32_767);
});

it('writes the same bytes for the same rows', async () => {
  const make = () => workbookBuffer([sheet('A', [{ heading: 'Unit', value: String }], [1, 2])]);
  expect((await make()).equals(await make())).toBe(true);
});

it('fails the stream with the error of the rows', async () => {
  async function* rows() {
    yield [1];
    throw new Error('The database is gone');
  }
  await expect(
    workbookBuffer([sheet('A', [{ heading: 'Unit', value: String }], rows())]),
  ).rejects.toThrow('The database is gone');
});

it('stops reading rows when its reader stops', async () => {
  let ended = false;
  async function* rows() {
    try {
      for (let n = 0; ; n += 1) yield [n];
    } finally {
      ended = true;
    }
  }
  const stream = writeWorkbook([sheet('A', [{ heading: 'Unit', value: String }], rows())]);
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > 50_000) break;
  }
  await expect.poll(() => ended).toBe(true);
});

it('formats days with four-digit years', async () => {
  const file = await workbookBuffer([sheet('A', [{ heading: 'Unit', value: String }], [1])]);
  expect(await workbookPart(file, 'xl/styles.xml')).toContain(
    '<numFmt numFmtId="164" formatCode="m/d/yyyy"/>',
  );
});

it('has its content and its date in the document properties', async () => {
  const about = {
    title: 'Tenants & <all>',
    madeAt: new Date('2026-03-10T15:00:00Z'),
    madeOn: '2026-03-10' as Day,
    facts: [
      ['Name', '=1+1 "A" <b>'],
      ['Status', 'Opted Out'],
    ] as const,
  };
  const units = sheet('Units', [{ heading: 'Unit', value: String }], [7]);
  const file = await workbookBuffer([units, aboutSheet(about)], about);
  const properties = await workbookPart(file, 'docProps/core.xml');
  expect(properties).toContain('<dc:title>Tenants &amp; &lt;all&gt;</dc:title>');
  expect(properties).toContain(
    'Name: =1+1 &quot;A&quot; &lt;b&gt;; Status: Opted Out</dc:subject>',
  );
  expect(properties).toContain('<dc:description>Made on 3/10/2026.</dc:description>');
  expect(properties).toContain('2026-03-10T15:00:00.000Z</dcterms:created>');
  expect(await workbookRows(file)).toEqual([['Unit'], ['7']]);
  expect(await workbookRows(file, 'About this file')).toEqual([
    ['About', 'Value'],
    ['Title', 'Tenants & <all>'],
    ['Made on', '3/10/2026'],
    ['Name', `'=1+1 "A" <b>`],
    ['Status', 'Opted Out'],
  ]);
});

/** The XML of the one cell below the heading. */
async function cellXml(column: SheetColumn<null>): Promise<string> {
  const file = await workbookBuffer([sheet('Sheet', [column], [null])]);
  const rows = await workbookPart(file, 'xl/worksheets/sheet1.xml');
  return /<row r="2">(.*)<\/row>/s.exec(rows)?.[1] ?? 'no row';
}
