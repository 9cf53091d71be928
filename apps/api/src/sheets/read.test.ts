import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openArchive } from './read/archive.ts';
import { WorkbookError } from './read/refusals.ts';
import { openSheet, readLimits, type SheetRow } from './read.ts';
import { hostileFiles } from './testing/hostileWorkbooks.ts';
import { mutated, mutatedText, randomFrom } from './testing/mutate.ts';
import { rawWorkbook, sheetXml, stringsXml } from './testing/rawWorkbook.ts';
import { workbookXml } from './write/parts.ts';
import { sheet, workbookBuffer } from './write.ts';

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]m/d/yy\\ h:mm;@"/>
  <numFmt numFmtId="171" formatCode="00000"/><numFmt numFmtId="172" formatCode="00000-0000"/>
  <numFmt numFmtId="173" formatCode="#,##0.00;[Red]&quot;days&quot;"/><numFmt numFmtId="174" formatCode="# ?/?"/>
  <numFmt numFmtId="175" formatCode=";;;"/></numFmts>
  <fonts><font/><font><b/><strike/></font></fonts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="173"/>
  <xf fontId="1"/><xf numFmtId="11"/><xf numFmtId="174"/><xf numFmtId="9"/><xf numFmtId="20"/><xf numFmtId="175"/></cellXfs></styleSheet>`;

// IMP-18
it.each([
  ['a whole number without decimals', '<c><v>123.0</v></c>', '123'],
  ['a number with the 15 digits that Excel shows', '<c><v>0.30000000000000004</v></c>', '0.3'],
  ['a long account number in full', '<c><v>9007199254740991</v></c>', '9007199254740991'],
  ['a day by its built-in format', '<c s="1"><v>46081</v></c>', '2026-02-28'],
  ['a day with a time by its own format', '<c s="2"><v>46081.99</v></c>', '2026-02-28'],
  ['a ZIP code filled up by its format', '<c s="3"><v>1234</v></c>', '01234'],
  ['a ZIP+4 code by its format', '<c s="4"><v>12345678</v></c>', '01234-5678'],
  ['a number whose format has letters in quotes', '<c s="5"><v>46081</v></c>', '46081'],
  ['a shared text', '<c t="s"><v>0</v></c>', 'Ann Lee'],
  [
    'a shared text of several runs, without its pronunciation',
    '<c t="s"><v>1</v></c>',
    'Storage One',
  ],
  ['an inline text', '<c t="inlineStr"><is><t> a &amp; b </t></is></c>', 'a & b'],
  ['an escaped character', '<c t="inlineStr"><is><t>a_x000A_b</t></is></c>', 'a\nb'],
  ['the last value of a formula', '<c t="str"><f>A1&amp;"x"</f><v>total</v></c>', 'total'],
  ['a truth value', '<c t="b"><v>1</v></c>', 'TRUE'],
])('reads %s', async (_, cell, text) => {
  expect(await cellsOf({ 'xl/worksheets/sheet1.xml': sheetXml(`<row>${cell}</row>`) })).toEqual([
    [text],
  ]);
});

it('reads cells by their reference and rows by their number', async () => {
  const rows = await rowsOf(
    await rawWorkbook({
      'xl/worksheets/sheet1.xml': sheetXml(
        '<row r="3"><c r="C3"><v>1</v></c><c><v>2</v></c></row><row/><row r="4000000000"><c r="A9"><v>3</v></c></row>',
      ),
    }),
  );
  expect(rows).toEqual([
    { number: 3, cells: ['', '', '1', '2'] },
    { number: 5, cells: ['3'] },
  ]);
});

// IMP-18
it('marks the columns of formulas without a value', async () => {
  const rows = await rowsOf(
    await rawWorkbook({
      'xl/worksheets/sheet1.xml': sheetXml(
        '<row><c><v>1</v></c><c><f>A1</f></c><c t="str"><f>B1</f><v></v></c><c><f>C1</f><v/></c></row><row><c><v>2</v></c></row>',
      ),
    }),
  );
  expect(rows).toEqual([
    {
      number: 1,
      cells: ['1'],
      marks: [
        { column: 1, reason: 'uncomputed', text: '' },
        { column: 3, reason: 'uncomputed', text: '' },
      ],
    },
    { number: 2, cells: ['2'] },
  ]);
});

// IMP-18
it.each([
  ['an error', '<c t="e"><v>#REF!</v></c>', '', 'error', '#REF!'],
  ['the text of an error', '<c t="str"><v>#N/A</v></c>', '', 'error', '#N/A'],
  ['the text of an error in Spanish', '<c t="str"><v>#¡REF!</v></c>', '', 'error', '#¡REF!'],
  ['a number wider than its column', '<c t="str"><v>####</v></c>', '', 'error', '####'],
  ['a struck-out style', '<c s="6" t="str"><v>Ann</v></c>', 'Ann', 'struckOut', 'Ann'],
  ['struck-out words', '<c t="s"><v>2</v></c>', 'Pine Ave', 'struckOut', 'Oak St'],
  [
    'words struck out inside of a cell',
    '<c t="inlineStr"><is><r><rPr><strike/></rPr><t>Bo</t></r><r><rPr><strike val="0"/></rPr><t> Ann</t></r></is></c>',
    'Ann',
    'struckOut',
    'Bo',
  ],
  ['a number in scientific notation', '<c s="7"><v>100000</v></c>', '100000', 'scientific', ''],
  ['a fraction', '<c s="8"><v>0.5</v></c>', '0.5', 'fraction', ''],
  ['a percentage', '<c s="9"><v>0.1</v></c>', '0.1', 'percentage', ''],
  ['a time', '<c s="10"><v>0.25</v></c>', '0.25', 'time', ''],
  ['a truth value', '<c t="b"><v>1</v></c>', 'TRUE', 'truthValue', ''],
  ['a format that shows nothing', '<c s="11"><v>7</v></c>', '7', 'hiddenText', ''],
])('marks %s', async (_, cell, text, reason, detail) => {
  const rows = await rowsOf(
    await rawWorkbook({
      'xl/styles.xml': styles,
      'xl/sharedStrings.xml': sharedTexts,
      'xl/worksheets/sheet1.xml': sheetXml(`<row>${cell}</row>`),
    }),
  );
  expect(rows).toEqual([
    { number: 1, cells: text ? [text] : [], marks: [{ column: 0, reason, text: detail }] },
  ]);
});

// IMP-18
it('marks the cells of hidden columns and rows, and a 0 of a formula that was not calculated', async () => {
  const [book = '', end = ''] = workbookXml(['A']).split('</workbook>');
  const sheet = sheetXml(
    '<row ht="0"><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c><c><f>A1</f><v>0</v></c></row>',
  );
  const rows = await rowsOf(
    await rawWorkbook({
      'xl/workbook.xml': `${book}<calcPr fullCalcOnLoad="1"/></workbook>${end}`,
      'xl/worksheets/sheet1.xml': sheet.replace(
        '<sheetData>',
        '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>',
      ),
    }),
  );
  expect(rows.map(({ marks }) => marks?.map(({ column, reason }) => [column, reason]))).toEqual([
    [[0, 'hiddenRow']],
    [
      [1, 'hiddenColumn'],
      [2, 'uncomputed'],
    ],
  ]);
});

it.each([
  ['"A-"000', '12', 'A-012'],
  ['000"C"', '7', '007C'],
  ['0000\\-00', '12034', '0120-34'],
  ['\\U0', '8', 'U8'],
  ['[$A-]000', '9', 'A009'],
  ['0" 1/2"', '10', '10 1/2'],
  ['#"-"00', '1103', '11-03'],
  ['"D"0;"E"0', '-15', 'E15'],
  ['_(000_)', '16', '016'],
  ['[<=99999]00000;00000\\-0000', '787011234', '78701-1234'],
  ['[<=99999]00000;00000\\-0000', '2134', '02134'],
  ['"Unit "#,##0', '1200', 'Unit 1,200'],
  ['"No. "0.0', '12.25', 'No. 12.3'],
  ['General" sq"', '12', '12 sq'],
  ['#,##0.00', '1200.5', '1200.5'],
  ['_(* #,##0_);_(* (#,##0);_(* "-"??_);_(@_)', '12', '12'],
])('shows a number in the format %s', async (code, number, text) => {
  const xml = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`;
  const sheet = sheetXml(`<row><c s="0"><v>${number}</v></c></row>`);
  expect(await cellsOf({ 'xl/styles.xml': xml, 'xl/worksheets/sheet1.xml': sheet })).toEqual([
    [text],
  ]);
});

it('keeps all digits of a number', async () => {
  const numbers = ['12345678901234567', '1.2345678901234599E16', '0012'];
  const row = numbers.map((number) => `<c><v>${number}</v></c>`).join('');
  expect(await cellsOf({ 'xl/worksheets/sheet1.xml': sheetXml(`<row>${row}</row>`) })).toEqual([
    ['12345678901234567', '12345678901234599', '12'],
  ]);
});

it('ignores empty cells beyond the columns that it reads', async () => {
  const xml = sheetXml(
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="AMJ2" s="1"/></row>',
  );
  expect(await cellsOf({ 'xl/worksheets/sheet1.xml': xml })).toEqual([['1']]);
});

it('finds parts in other letter case, and reads those in UTF-16', async () => {
  const strings = stringsXml('<t>José</t>');
  const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${strings}`, 'utf16le');
  const file = await rawWorkbook({
    'xl/sharedStrings.xml': null,
    'xl/SharedStrings.xml': () => Readable.from([utf16], { objectMode: false }),
    'xl/worksheets/sheet1.xml': null,
    'xl/worksheets/Sheet1.xml': sheetXml('<row><c t="s"><v>0</v></c></row>'),
  });
  expect((await rowsOf(file)).map(({ cells }) => cells)).toEqual([['José']]);
});

it('counts days from 1904 where the workbook says so', async () => {
  expect(
    await cellsOf({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
      'xl/worksheets/sheet1.xml': sheetXml('<row><c s="1"><v>44619</v></c></row>'),
    }),
  ).toEqual([['2026-02-28']]);
});

// IMP-3
it('reads the first visible sheet in the order of the workbook, whatever its part is called', async () => {
  expect(
    await cellsOf({
      'xl/workbook.xml':
        '<workbook xmlns:rel="r"><sheets><sheet name="Old" state="veryHidden" rel:id="rId9"/><sheet name="B" rel:id="rId2"/><sheet name="A" rel:id="rId1"/></sheets></workbook>',
      'xl/worksheets/sheet2.xml': sheetXml('<row><c><v>2</v></c></row>'),
    }),
  ).toEqual([['2']]);
});

// IMP-28
it('reads a workbook that is labelled macro-enabled and has no macros', async () => {
  expect(
    await rowsOf(
      await rawWorkbook({
        '[Content_Types].xml':
          '<Types xmlns="t"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
        'xl/worksheets/sheet1.xml': sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>'),
      }),
    ),
  ).toEqual([{ number: 1, cells: ['1'] }]);
});

it('reads elements with a prefix', async () => {
  expect(
    await cellsOf({
      'xl/worksheets/sheet1.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Unit</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
    }),
  ).toEqual([['Unit']]);
});

it('reads every day and character that the writer wrote', async () => {
  const values = [
    '01234',
    'Łódź 東京 😀',
    '<a href="x">&amp;</a>',
    '_x0041_',
    'two\nlines',
    '2026-02-28',
    '1',
  ];
  const file = await workbookBuffer([
    sheet(
      'Tenants',
      [
        ...values.slice(0, 5).map((text) => ({ heading: 'Text', value: () => text })),
        { heading: 'Day', kind: 'date' as const, value: () => values[5] },
        { heading: 'Number', kind: 'number' as const, value: () => 1 },
      ],
      [{}],
    ),
  ]);
  expect((await rowsOf(file))[1]).toEqual({ number: 2, cells: values });
});

// IMP-28
it.each(hostileFiles)('refuses $name', async ({ file, says }) => {
  const refusal = await rowsOf(await file()).then(
    () => 'read',
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(WorkbookError);
  expect(refusal).toMatchObject({ name: 'WorkbookError', message: expect.stringMatching(says) });
});

it.each(hostileFiles.filter(({ says }) => says.source === '150 times'))(
  'unpacks $name no further than the limit',
  async ({ file }) => {
    const archive = await openArchive(await file(), readLimits);
    const path = archive.has('xl/sharedStrings.xml')
      ? 'xl/sharedStrings.xml'
      : 'xl/worksheets/sheet1.xml';
    let unpacked = 0;
    const reading = async () => {
      for await (const piece of archive.text(path)) unpacked += piece.length;
    };
    await expect(reading()).rejects.toThrow(WorkbookError);
    expect(unpacked).toBeLessThan(10_100_000);
  },
);

it.each([
  { limit: { partBytes: 2_000 }, says: /unpacked it is larger/ },
  { limit: { totalBytes: 3_000 }, says: /unpacked it is larger/ },
  { limit: { sharedStrings: 1 }, says: /different texts/ },
])('keeps the limit $limit', async ({ limit, says }) => {
  const file = await rawWorkbook({
    'xl/sharedStrings.xml': stringsXml('<t>a</t>', '<t>b</t>'),
    'xl/worksheets/sheet1.xml': sheetXml('<row><c><v>1</v></c></row>'.repeat(100)),
  });
  expect(await rowsOf(file)).toHaveLength(100);
  await expect(rowsOf(file, { ...readLimits, ...limit })).rejects.toThrow(says);
});

it('reads a sheet of mutated XML or rejects it with a sentence', async () => {
  const xml = sheetXml(
    '<row r="1"><c r="A1" t="str"><v>Unit</v></c><c s="1"><v>46081</v></c></row>'.repeat(20),
  );
  const random = randomFrom(20_261_122);
  let read = 0;
  for (let round = 0; round < 200; round += 1) {
    const file = await rawWorkbook({ 'xl/worksheets/sheet1.xml': mutatedText(xml, random) });
    await rowsOf(file).then(
      () => {
        read += 1;
      },
      (error: unknown) => expect(error).toBeInstanceOf(WorkbookError),
    );
  }
  expect(read).toBeGreaterThan(10);
});

it('reads a mutated workbook or rejects it with a sentence', async () => {
  const sound = await workbookBuffer([
    sheet(
      'Rent Roll',
      [{ heading: 'Unit', value: (n: number) => `A${n}` }],
      Array.from({ length: 40 }, (_, n) => n),
    ),
  ]);
  const random = randomFrom(20_261_121);
  let refused = 0;
  for (let round = 0; round < 400; round += 1) {
    await rowsOf(mutated(sound, random)).catch((error: unknown) => {
      expect(error).toBeInstanceOf(WorkbookError);
      refused += 1;
    });
  }
  expect(refused).toBeGreaterThan(200);
});

const sharedTexts = stringsXml(
  '<t>Ann Lee</t>',
  '<r><t>Storage </t></r><r><t>One</t></r><rPh><t>stoh</t></rPh>',
  '<r><rPr><strike/></rPr><t>Oak St</t></r><r><t> Pine Ave</t></r>',
);

const cellsOf = async (parts: Record<string, string>) =>
  (
    await rowsOf(
      await rawWorkbook({
        'xl/styles.xml': styles,
        'xl/sharedStrings.xml': sharedTexts,
        ...parts,
      }),
    )
  ).map((row) => row.cells);

async function rowsOf(file: Buffer, limits = readLimits): Promise<SheetRow[]> {
  const reader = await openSheet(file, { limits });
  const rows: SheetRow[] = [];
  for await (const batch of reader.rows()) rows.push(...batch);
  return rows;
}
