import type { Archive } from './archive.ts';
import { damaged, WorkbookError, withMacros } from './refusals.ts';
import { readPart } from './xml.ts';

const WORKBOOK = 'xl/workbook.xml';

/** The paths of the relevant parts. */
export interface Workbook {
  sheet: string;
  since1904: boolean;
  /** Excel is to calculate the formulas when it opens the file: scripts store them with a 0 or without a value. */
  isUncalculated: boolean;
  styles?: string;
  sharedStrings?: string;
}

/** The workbook with its first visible sheet, or with the sheet of this name. */
export async function readWorkbook(archive: Archive, sheetName?: string): Promise<Workbook> {
  const main = (await readRelations(archive, '')).find((each) => each.kind === 'officeDocument');
  const path = main?.target ?? WORKBOOK;
  if (!archive.has(path)) {
    throw new WorkbookError(
      'This file is an Office document, but no workbook. Export the report as Excel Workbook (.xlsx) and upload that.',
    );
  }
  const relations = await readRelations(archive, path);
  if (relations.some(({ kind, target }) => kind === 'vbaProject' && archive.has(target))) {
    throw withMacros();
  }
  const sheets: { name: string; id: string; hidden: boolean }[] = [];
  let since1904 = false;
  let isUncalculated = false;
  await readPart(archive, path, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = isOn(attributes.date1904);
      if (name === 'calcPr') isUncalculated = isOn(attributes.fullCalcOnLoad);
      if (name === 'sheet') {
        sheets.push({
          name: attributes.name ?? '',
          id: relationId(attributes),
          hidden: /hidden/i.test(attributes.state ?? ''),
        });
      }
    },
  });
  const worksheets = sheets.flatMap((sheet) => {
    const relation = relations.find((each) => each.id === sheet.id && each.kind === 'worksheet');
    return relation ? [{ ...sheet, target: relation.target }] : [];
  });
  // The first visible sheet.
  const first = worksheets.find((sheet) => !sheet.hidden) ?? worksheets[0];
  const worksheet =
    sheetName === undefined ? first : worksheets.find(({ name }) => name === sheetName);
  if (!worksheet) {
    throw new WorkbookError('This file has no sheet. The first sheet must hold the report.');
  }
  return {
    sheet: worksheet.target,
    since1904,
    isUncalculated,
    styles: relations.find((each) => each.kind === 'styles' && archive.has(each.target))?.target,
    sharedStrings: relations.find(
      (each) => each.kind === 'sharedStrings' && archive.has(each.target),
    )?.target,
  };
}

interface Relation {
  id: string;
  /** The last word of the relation's type: `worksheet`, `styles`. */
  kind: string;
  target: string;
}

/** The relationships of the part at `path`, with their targets as paths in the package. '' is the package itself. */
async function readRelations(archive: Archive, path: string): Promise<Relation[]> {
  const slash = path.lastIndexOf('/') + 1;
  const relationsPath = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
  const relations: Relation[] = [];
  if (!archive.has(relationsPath)) return relations;
  await readPart(archive, relationsPath, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes.TargetMode === 'External') return;
      const type = attributes.Type ?? '';
      relations.push({
        id: attributes.Id ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        target: partPath(attributes.Target ?? '', path),
      });
    },
  });
  return relations;
}

/** Whether a boolean of XML Schema is true. */
export const isOn = (value: string | undefined) => value === '1' || value === 'true';

/** The `id` attribute of the relationships namespace, with any prefix. */
const relationId = (attributes: Readonly<Record<string, string | undefined>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** The target as a path in the package. No target leaves it: `..` at the root stays at the root. */
function partPath(target: string, from: string): string {
  try {
    return decodeURI(new URL(target, `zip:///${from}`).pathname.slice(1));
  } catch (error) {
    throw damaged('one of its parts refers to nothing', error);
  }
}
