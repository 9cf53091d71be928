import type { ImportFile, Software } from '@audit-letters/api-client/contract';
import { SoftwareKinds } from '@audit-letters/api-client/values';
import type { Field } from './spellings.ts';

interface Report {
  /** Its name in messages. */
  name: string;
  /** Examples of its headings. */
  headings: string;
  /** Whether these fields identify the report. */
  suffices: (fields: ReadonlySet<Field>) => boolean;
}

const namesTenant = (fields: ReadonlySet<Field>) =>
  fields.has('full_name') || fields.has('last_name') || fields.has('company');

const insurance = ['insurance_premium', 'insurance_coverage', 'insurance_policy'] as const;

/** Fields that only a rent roll has, so that an insurance sheet in its place is refused. */
const aboutTheLease: readonly Field[] = [
  'address',
  'locality',
  'account',
  'move_in_date',
  'billing_date',
  'billing_anniversary',
  'site_id',
  'unit_status',
];

/** The reports of an import, by the names of their files. */
export const reports: Record<ImportFile, Report> = {
  rent_roll: {
    name: 'a rent roll',
    headings: 'Unit, Tenant Name, Address, Move In Date',
    suffices: (fields) =>
      fields.has('unit') && namesTenant(fields) && aboutTheLease.some((field) => fields.has(field)),
  },
  tenant_address_list: {
    name: 'a tenant address list',
    headings: 'Unit, Name, Address',
    suffices: (fields) => (fields.has('unit') || namesTenant(fields)) && fields.has('address'),
  },
  insurance_sheet: {
    name: 'an insurance sheet',
    headings: 'Unit, Name, Coverage, Premium',
    suffices: (fields) =>
      (fields.has('unit') || namesTenant(fields)) && insurance.some((field) => fields.has(field)),
  },
};

/** Headings that only one program writes. */
const signs: Record<Software, (headings: ReadonlySet<string>) => boolean> = {
  // The names of its own fields, which begin with their type: sUnitName, dMovedIn, dcRent.
  sitelink_web: (headings) =>
    [...headings].filter((heading) => /^(dc|[sdib])[A-Z][A-Za-z0-9]+$/.test(heading)).length > 1 ||
    hasAll(headings, ['LedgerID', 'TenantID']),
  storedge: (headings) =>
    ['Rent Rate', 'Other Due', 'Unit(s)', 'Ins. Premium'].some((each) => headings.has(each)) ||
    hasAll(headings, ['Unit', 'Tenant', 'Account', 'Start', 'Paid Thru']),
  easystorage: (headings) => hasAll(headings, ['Unit', 'Move-in Date', 'Tenant Protection']),
  syrasoft: (headings) =>
    hasAll(headings, ['Unit No', 'Account No']) ||
    hasAll(headings, ['Cust #', 'Occupant']) ||
    hasAll(headings, ['Acct #', 'Renter']),
};

const hasAll = (headings: ReadonlySet<string>, words: readonly string[]) =>
  words.every((word) => headings.has(word));

/** The program that certainly wrote these headings; `undefined` if several may have written them. */
export function programOf(headings: readonly string[]): Software | undefined {
  const texts = new Set(headings.map((text) => text.trim()));
  const [program, another] = SoftwareKinds.filter((kind) => signs[kind](texts));
  return another ? undefined : program;
}
