import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { contentTypesXml, packageRelationsXml, stylesXml, workbookXml } from '../write/parts.ts';

/** A part as text, or as a stream for one that would not fit into memory. */
export type RawParts = Record<string, string | (() => Readable) | null>;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * An .xlsx whose parts a test writes itself, on top of those of a sound workbook with the sheet
 * `xl/worksheets/sheet1.xml`; `null` leaves a part out.
 */
export function rawWorkbook(parts: RawParts = {}): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries({ ...sound, ...parts })) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), path);
    if (typeof content === 'function') {
      zip.addReadStreamLazy(path, (ready) => ready(null, content()));
    }
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** An .xlsx of one sheet with these rows. */
export const rawSheet = (...rows: string[]) =>
  rawWorkbook({ 'xl/worksheets/sheet1.xml': sheetXml(rows.join('')) });

/** The XML of a sheet with these rows and merged cells. */
export const sheetXml = (rows: string, ...merged: string[]) =>
  `<worksheet ${MAIN}><sheetData>${rows}</sheetData><mergeCells>${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells></worksheet>`;

/** The XML of a row with these cells. */
export const rowXml = (...cells: string[]) => `<row>${cells.join('')}</row>`;

/** The XML of a cell with a text. */
export const textCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** The XML of the table of shared texts. */
export const stringsXml = (...texts: string[]) =>
  `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`;

const sound: RawParts = {
  '[Content_Types].xml': contentTypesXml(1),
  '_rels/.rels': packageRelationsXml(),
  'xl/workbook.xml': workbookXml(['Rent Roll']),
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/>` +
    `<Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/>` +
    `<Relationship Id="rId4" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': stylesXml,
  'xl/worksheets/sheet1.xml': sheetXml(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Unit</t></is></c></row>',
  ),
};
