import { expect, it } from 'vitest';
import { openArchive } from './read/archive.ts';
import { WorkbookError } from './read/refusals.ts';
import { openSheet, readLimits, type SheetRow } from './read.ts';
import { hostileFiles } from './testing/hostileWorkbooks.ts';
import { mutated, mutatedText, randomFrom } from './testing/mutate.ts';
import { rawWorkbook, sheetXml, stringsXml } from './testing/rawWorkbook.ts';
import { sheet, workbookBuffer } from './write.ts';

const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]m/d/yy\\ h:mm;@"/>
  <numFmt numFmtId="171" formatCode="00000"/><numFmt numFmtId="172" formatCode="00000-0000"/>
  <numFmt numFmtId="173" formatCode="#,##0.00;[Red]&quot;days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="173"/></cellXfs></styleSheet>`;

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
it('names the columns of formulas without a value', async () => {
  const rows = await rowsOf(
    await rawWorkbook({
      'xl/worksheets/sheet1.xml': sheetXml(
        '<row><c><v>1</v></c><c><f>A1</f></c><c t="str"><f>B1</f><v></v></c></row><row><c><v>2</v></c></row>',
      ),
    }),
  );
  expect(rows).toEqual([
    { number: 1, cells: ['1'], uncomputed: [1] },
    { number: 2, cells: ['2'] },
  ]);
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
it('reads a workbook that names the type of macros for no part, as SheetJS writes it', async () => {
  expect(
    await rowsOf(
      await rawWorkbook({
        '[Content_Types].xml':
          '<Types xmlns="t"><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
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
    const archive = await openArchive(await file());
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

const cellsOf = async (parts: Record<string, string>) =>
  (
    await rowsOf(
      await rawWorkbook({
        'xl/styles.xml': styles,
        'xl/sharedStrings.xml': stringsXml(
          '<t>Ann Lee</t>',
          '<r><t>Storage </t></r><r><t>One</t></r><rPh><t>stoh</t></rPh>',
        ),
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
