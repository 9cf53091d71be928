import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type CellValue, type SheetColumn, sheet, workbookBuffer, writeWorkbook } from './write.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '＝1'])(
  'makes %j harmless text',
  async (text) => {
    const xml = await cellXml({ heading: 'Note', value: () => text });
    expect(xml).not.toContain('<f');
    expect(xml).toContain(`>'${text}</t>`);
  },
);

it.each([
  [
    'a ZIP code keeps its zeros',
    { kind: 'text' },
    '01234',
    't="inlineStr"><is><t xml:space="preserve">01234<',
  ],
  ['a day is a date cell', { kind: 'date' }, '2026-02-28', 's="4"><v>46081</v>'],
  ['a day that is none stays text', { kind: 'date' }, '2026-02-30', '>2026-02-30</t>'],
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

it('ends a text where Excel would', async () => {
  const xml = await cellXml({ heading: 'Note', value: () => 'x'.repeat(40_000) });
  expect(xml.match(/x+(?=<\/t>)/)?.[0]).toHaveLength(32_767);
});

it('makes the same bytes of the same rows', async () => {
  const make = () => workbookBuffer([sheet('A', [{ heading: 'Unit', value: String }], [1, 2])]);
  expect((await make()).equals(await make())).toBe(true);
});

it('fails the stream with the error of the rows', async () => {
  async function* rows() {
    yield 1;
    throw new Error('The database is gone');
  }
  await expect(
    workbookBuffer([sheet('A', [{ heading: 'Unit', value: String }], rows())]),
  ).rejects.toThrow('The database is gone');
});

it('asks for no more rows once nobody reads', async () => {
  let ended = false;
  async function* rows() {
    try {
      for (let n = 0; ; n += 1) yield n;
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

/** The XML of the one cell below the heading. */
async function cellXml(column: SheetColumn<null>): Promise<string> {
  const file = await workbookBuffer([sheet('Sheet', [column], [null])]);
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('sheet1.xml')) continue;
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    return /<row r="2">(.*)<\/row>/s.exec(inflateRawSync(packed).toString())?.[1] ?? 'no row';
  }
  return 'no sheet';
}
