import type { Day, ImportedField } from '@audit-letters/api-client/contract';
import { formatDay } from '@audit-letters/api-client/values';

/** The result of one row of a rent roll. Every row has exactly one disposition (IMP-16). */
export type RowDisposition =
  | 'imported'
  /** Another row's tenant. */
  | 'merged'
  | 'active'
  | 'duplicate'
  | 'error'
  | 'skipped';

/** The dispositions as previews and reports name them. */
export const dispositionNames: Record<RowDisposition, string> = {
  imported: 'Imported',
  merged: 'Same tenant',
  active: 'Already active',
  duplicate: 'Duplicate',
  error: 'Not imported',
  skipped: 'Left out',
};

/** The kind of a row below the headings. */
export type RowClass = keyof typeof reasons;

/** The disposition of a row as it is read, and the reason that previews and reports give for it. */
export function classify(rowClass: RowClass, text = '') {
  const [disposition, reason] = reasons[rowClass];
  return { disposition, reasons: [typeof reason === 'string' ? reason : reason(text)] };
}

/** The index entries of names and accounts have a limited size. */
export const LONGEST_TEXT = 200;

type Reason = readonly [RowDisposition, string | ((text: string) => string)];

const reasons = {
  tenant: ['imported', ''],
  headings: ['skipped', 'Headings again'],
  total: ['skipped', 'Total'],
  caption: ['skipped', 'Caption'],
  pageLine: ['skipped', 'Page line'],
  vacantUnit: ['skipped', 'Vacant unit'],
  noTenant: ['skipped', 'No tenant'],
  addressLine: [
    'error',
    (text) => `'${beginningOf(text)}' may be a further line of the address in the row above`,
  ],
  noUnit: ['error', 'The row names no unit'],
  noName: ['error', (unitAndSign) => `${unitAndSign} but no name`],
  noLetters: ['error', 'The name of the tenant has no letters'],
  likePageLine: ['error', 'The row looks like a page line'],
  likeTotal: ['error', 'The row looks like a total, but names a tenant'],
  likeVacantUnit: ['error', (name) => `The name '${name}' may say that the unit is vacant`],
  notRented: ['error', 'The unit is marked as not rented, but the row names a tenant'],
  tooLong: ['error', (field) => `The ${field} is longer than ${LONGEST_TEXT} characters`],
  unknownSite: ['error', (id) => `No facility has the Prime Site ID or Facility Number '${id}'`],
  ambiguousSite: ['error', (id) => `Two facilities may be meant by '${id}'`],
} as const satisfies Record<string, Reason>;

/** A text of the file in a remark, without its end if it is long. */
export const beginningOf = (text: string | null) => [...(text ?? '')].slice(0, 30).join('');

/** A remark about a row, or about one field, which leaves the other fields of the row as they are (IMP-44). */
export type Remark = string | FieldRemark;

interface FieldRemark {
  field: ImportedField | 'billing_date' | 'move_out_date';
  text: string;
}

export const remarkOn = (field: FieldRemark['field'], text: string): Remark => ({ field, text });

export const textOf = (remark: Remark) => (typeof remark === 'string' ? remark : remark.text);

/** Remarks in one text, each once: the rows of a tenant often have the same. */
export const joined = (remarks: readonly Remark[]): string =>
  [...new Set(remarks.map(textOf))].join('; ');

/** The remarks about an imported tenant. Those that need other rows or stored tenants are in `compare/`. */
export const remarks = {
  notTaken: (name: string, text: string) => `The ${name} '${beginningOf(text)}' was not taken over`,
  dateTooFarAhead: (name: string, day: Day) =>
    `The ${name} ${formatDay(day)} is more than a year ahead and was not taken over`,
  dayFirst: (name: string, text: string, day: Day) =>
    `The ${name} '${beginningOf(text)}' was read as ${formatDay(day)}`,
  hidden: 'The row is hidden in the file',
  lacksValue: 'A formula in this row has no value; open the file in Excel and save it',
  error: (heading: string, text: string) => `${heading} shows '${beginningOf(text)}' in the file`,
  hiddenCells: (headings: string) => `Hidden in the file: ${headings}`,
  struckOut: (headings: string) => `Struck out in the file: ${headings}`,
  struckOutText: (text: string) => `Struck-out text is left out: '${beginningOf(text)}'`,
  differ: (heading: string, unused: string) =>
    `The file has two columns '${heading}'; '${beginningOf(unused)}' is not used`,
  belowName: (row: number) => `Row ${row} has no name; its account is that of this tenant`,
  moveOut: (day: Day) => `The file has the move-out date ${formatDay(day)}`,
  hasLeft: (status: string) => `The file has the status '${beginningOf(status)}'`,
  madeByExcel: (name: string, text: string, kind: string) =>
    `The ${name} '${beginningOf(text)}' is ${kind} in the file`,
  shortened: (name: string, text: string) =>
    `The ${name} '${beginningOf(text)}' has lost its last digits and was not taken over`,
  otherFacility: (number: string) =>
    `The row names no facility, unlike rows above; the tenant belongs to ${number}`,
  doubtfulName: (word: string) => `The name has the word '${word}'`,
  otherTextInName: (name: string) => `The name has other text: '${beginningOf(name)}'`,
  severalNames: (name: string) => `The name may be more than one: '${beginningOf(name)}'`,
  brokenText: (text: string | null) => `The address has broken text: '${text}'`,
  incompleteAddress: (parts: readonly string[]) => `The address is incomplete: ${parts.join(', ')}`,
  otherState: (zipCode: string, state: string) => `The ZIP code ${zipCode} is not in ${state}`,
  notListed: 'The Tenant Address List does not have this tenant',
  listedUnderSimilarName:
    'The Tenant Address List has a similar name in this unit; its address was taken',
  listedUnderAnotherName:
    'The Tenant Address List has another name in this unit; its address was not taken',
  listedInAnotherUnit:
    'The Tenant Address List has this name in another unit; its address was taken',
  listedInSeveralUnits:
    'The Tenant Address List has this name in several other units; no address was taken',
  unitOfAnother: 'The address of the Tenant Address List went to another tenant in this unit',
};
