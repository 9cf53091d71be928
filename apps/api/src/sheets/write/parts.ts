/** The parts of an .xlsx package that hold no rows. */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into the cell formats of `stylesXml`. */
export const CellStyle = { general: 0, heading: 1, text: 2, quotedText: 3, date: 4 } as const;

/** The document properties that a file manager shows. The texts are already escaped. */
export interface Properties {
  title: string;
  subject: string;
  description: string;
  created: Date;
}

export const contentTypesXml = (sheetCount: number, hasProperties = false) =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/>` +
  (hasProperties
    ? '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>'
    : '') +
  numbered(
    sheetCount,
    (n) =>
      `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/>`,
  ) +
  '</Types>';

export const packageRelationsXml = (hasProperties = false) =>
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONS}">` +
  `<Relationship Id="rId1" Type="${OFFICE_RELATIONS}/officeDocument" Target="xl/workbook.xml"/>` +
  (hasProperties
    ? `<Relationship Id="rId2" Type="${PACKAGE_RELATIONS}/metadata/core-properties" Target="docProps/core.xml"/>`
    : '') +
  '</Relationships>';

export const propertiesXml = ({ title, subject, description, created }: Properties) =>
  `${XML}<cp:coreProperties xmlns:cp="${PACKAGE_RELATIONS}/metadata/core-properties"` +
  ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:title>${title}</dc:title><dc:subject>${subject}</dc:subject>` +
  `<dc:description>${description}</dc:description>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${created.toISOString()}</dcterms:created>` +
  '</cp:coreProperties>';

/** `names` are already escaped. */
export const workbookXml = (names: readonly string[]) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE_RELATIONS}"><sheets>` +
  names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('') +
  '</sheets></workbook>';

export const workbookRelationsXml = (sheetCount: number) =>
  `${XML}<Relationships xmlns="${PACKAGE_RELATIONS}">` +
  numbered(
    sheetCount,
    (n) =>
      `<Relationship Id="rId${n}" Type="${OFFICE_RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  ) +
  `<Relationship Id="rId${sheetCount + 1}" Type="${OFFICE_RELATIONS}/styles" Target="styles.xml"/>` +
  '</Relationships>';

// Number format 49 is '@' (text: what is typed over it stays text). Format 14 would show years of two digits in some
// programs.
export const stylesXml =
  `${XML}<styleSheet xmlns="${MAIN}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="m/d/yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '</cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>';

/** The XML before the rows. The heading row stays in view while the rest scrolls. */
export const sheetHeadXml = (widths: readonly number[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  widths
    .map(
      (width, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('') +
  '</cols><sheetData>';

export const sheetTailXml = '</sheetData></worksheet>';

function numbered(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index + 1)).join('');
}
