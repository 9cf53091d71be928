import { Readable } from 'node:stream';
import { rawWorkbook, sheetXml, stringsXml } from './rawWorkbook.ts';

export interface HostileFile {
  name: string;
  /** A part of the expected message. */
  says: RegExp;
  file: () => Promise<Buffer> | Buffer;
}

const repeated = (piece: string, times: number) => () => {
  const block = piece.repeat(Math.max(1, Math.floor(1_000_000 / piece.length)));
  return Readable.from(
    (function* () {
      for (let length = 0; length < piece.length * times; length += block.length)
        yield Buffer.from(block);
    })(),
    { objectMode: false },
  );
};

const around = (before: string, piece: string, times: number, after: string) => () =>
  Readable.from(
    (async function* () {
      yield Buffer.from(before);
      yield* repeated(piece, times)();
      yield Buffer.from(after);
    })(),
    { objectMode: false },
  );

const sheet = 'xl/worksheets/sheet1.xml';
const [opening = '', closing = ''] = sheetXml('|').split('|');

const headings = `<row>${['Unit', 'Tenant Name', 'Address']
  .map((text) => `<c t="str"><v>${text}</v></c>`)
  .join('')}</row>`;

/** The beginning of the OLE container that Excel writes around an encrypted workbook. */
const ole = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(stream, 'utf16le'),
  ]);

/** Each kind of file that people or attackers send instead of a rent roll. */
export const hostileFiles: HostileFile[] = [
  { name: 'an empty file', says: /is empty/, file: () => Buffer.alloc(0) },
  {
    name: 'a PDF',
    says: /is a PDF, not an \.xlsx/,
    file: () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
  },
  {
    name: 'a CSV',
    says: /a text or CSV file/,
    file: () => Buffer.from('Unit,Name\n1,Ann\n'),
  },
  {
    name: 'a web page',
    says: /a web page/,
    file: () => Buffer.from('\ufeff<html><table>'),
  },
  {
    name: 'an image',
    says: /something else/,
    file: () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  },
  { name: 'an old .xls', says: /old \.xls/, file: () => ole('Workbook') },
  {
    name: 'an encrypted workbook',
    says: /encrypted with a password/,
    file: () => ole('EncryptedPackage'),
  },
  {
    name: 'a workbook with an encrypting label',
    says: /sensitivity label.*not by a password/,
    file: () => Buffer.concat([ole('EncryptedPackage'), ole('DRMEncryptedTransform')]),
  },
  {
    name: 'a zip of something else',
    says: /is a zip file/,
    file: () => rawWorkbook({ '[Content_Types].xml': null }),
  },
  {
    name: 'a document of another program',
    says: /no workbook/,
    file: () => rawWorkbook({ 'xl/workbook.xml': null, 'word/document.xml': '<w/>' }),
  },
  {
    name: 'a binary workbook',
    says: /\.xlsb/,
    file: () => rawWorkbook({ 'xl/workbook.bin': 'x' }),
  },
  {
    name: 'macros',
    says: /macros/,
    file: () => rawWorkbook({ 'xl/vbaProject.bin': 'x' }),
  },
  {
    name: 'macros of the first versions of Excel',
    says: /macros/,
    file: () => rawWorkbook({ 'xl/macrosheets/sheet1.xml': '<x/>' }),
  },
  {
    name: 'entities that multiply',
    says: /DOCTYPE/,
    file: () =>
      rawWorkbook({
        [sheet]: `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(99)}"><!ENTITY c "&b;&b;&b;">]>${sheetXml('')}`,
      }),
  },
  {
    name: 'an entity that reads a file',
    says: /DOCTYPE/,
    file: () =>
      rawWorkbook({
        'xl/sharedStrings.xml': `<!DOCTYPE a SYSTEM "file:///etc/passwd">${stringsXml()}`,
      }),
  },
  {
    name: 'a workbook without a sheet',
    says: /no sheet/,
    file: () => rawWorkbook({ 'xl/workbook.xml': '<workbook><sheets/></workbook>' }),
  },
  {
    name: 'half a workbook',
    says: /damaged/,
    file: async () => (await rawWorkbook()).subarray(0, 900),
  },
  {
    name: 'a sheet that is not closed',
    says: /no valid XML/,
    file: () => rawWorkbook({ [sheet]: opening }),
  },
  {
    name: 'a cell that names a text which is not there',
    says: /row 1 has no text/,
    file: () => rawWorkbook({ [sheet]: sheetXml('<row><c t="s"><v>7</v></c></row>') }),
  },
  {
    name: 'a changed byte',
    says: /damaged/,
    async file() {
      const workbook = Buffer.from(await rawWorkbook());
      // The checksum of the sheet, 16 bytes into its record of the central directory.
      const directory = workbook.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
      workbook.writeUInt8(workbook.readUInt8(directory + 16) ^ 1, directory + 16);
      return workbook;
    },
  },
  {
    name: 'a size of 4 GB in the header',
    says: /damaged/,
    async file() {
      const workbook = Buffer.from(await rawWorkbook());
      // The unpacked size of the sheet, 24 bytes into its record of the central directory.
      const name = workbook.lastIndexOf('xl/worksheets/sheet1.xml');
      workbook.writeUInt32LE(0xfffffffe, name - 46 + 24);
      return workbook;
    },
  },
  {
    name: 'a cell in column 16,384',
    says: /columns/,
    file: () => rawWorkbook({ [sheet]: sheetXml('<row><c r="XFD1048576"><v>1</v></c></row>') }),
  },
  {
    name: 'a cell of 40,000 characters',
    says: /row 1 is longer/,
    file: () =>
      rawWorkbook({ [sheet]: sheetXml(`<row><c t="str"><v>${'x'.repeat(40_000)}</v></c></row>`) }),
  },
  {
    name: 'more than 200,000 rows',
    says: /200,000 rows/,
    file: () =>
      rawWorkbook({
        [sheet]: around(`${opening}${headings}`, '<row><c><v>1</v></c></row>', 240_000, closing),
      }),
  },
  {
    name: '2,010 parts',
    says: /2000 parts/,
    file: () =>
      rawWorkbook(Object.fromEntries(Array.from({ length: 2_010 }, (_, n) => [`a/${n}`, '']))),
  },
  {
    name: 'one endless cell',
    says: /longer than Excel/,
    file: () =>
      rawWorkbook({
        [sheet]: around(
          `${opening}<row><c t="str"><v>`,
          'x',
          5_000_000,
          `</v></c></row>${closing}`,
        ),
      }),
  },
  {
    name: 'millions of empty rows',
    says: /150 times/,
    file: () => rawWorkbook({ [sheet]: around(opening, '<row></row>', 2_000_000, closing) }),
  },
  {
    name: 'millions of letters of shared text',
    says: /150 times/,
    file: () =>
      rawWorkbook({
        'xl/sharedStrings.xml': around(
          '<sst>',
          `<si><t>${'a'.repeat(30_000)}</t></si>`,
          // Slightly more than the 10 MB from which the ratio is checked. The rest is never unpacked.
          500,
          '</sst>',
        ),
      }),
  },
];
