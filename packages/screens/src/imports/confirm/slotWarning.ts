import type { ImportFile } from '@audit-letters/api-client';
import { ImportFiles, importFileNames } from '@audit-letters/api-client/values';

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>;

/** The files chosen so far, by their slot. */
export type ChosenFiles = Partial<Record<ImportFile, NamedFile | null>>;

/** Words in the usual file names of each report. */
const namesOf: Record<ImportFile, RegExp> = {
  rent_roll: /rent ?roll/,
  tenant_address_list: /address/,
  insurance_sheet: /insur|protection/,
};

/**
 * A warning if the file in this slot looks like the file of another slot. It compares names only, so it never refuses
 * a file. The server identifies files by their headings.
 */
export function slotWarning(
  slot: ImportFile,
  files: ChosenFiles,
  slots: readonly ImportFile[],
): string | undefined {
  const file = files[slot];
  if (!file) return undefined;
  const twin = slots.find((other) => other !== slot && isSame(files[other], file));
  if (twin) return `The same file is chosen as ${importFileNames[twin]}.`;
  const words = file.name.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  if (namesOf[slot].test(words)) return undefined;
  const likelier = ImportFiles.find((other) => namesOf[other].test(words));
  return (
    likelier && `By its name this file looks like ${aOrAn[likelier]} ${importFileNames[likelier]}.`
  );
}

const aOrAn: Record<ImportFile, string> = {
  rent_roll: 'a',
  tenant_address_list: 'a',
  insurance_sheet: 'an',
};

const isSame = (one: NamedFile | null | undefined, other: NamedFile) =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
