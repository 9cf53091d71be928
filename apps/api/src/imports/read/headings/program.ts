import type { Software } from '@audit-letters/api-client/contract';
import { SoftwareKinds } from '@audit-letters/api-client/values';

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
