import type { Day } from '@audit-letters/api-client/contract';
import { plainText } from '../../database/expressions.ts';
import type { TenantRecord } from '../../database/schema.ts';
import { plainWords } from '../../database/searchColumns.ts';
import { MOST_UNITS } from '../../tenants/edit/units.ts';
import { isTenant, type PlannedRow, type PlannedTenant } from '../read/rentRoll.ts';

/** What identifies a stored tenant. */
type Identified = Pick<
  TenantRecord,
  'id' | 'facility_id' | 'import_key' | 'name_key' | 'address' | 'units' | 'status'
>;

/** A current tenant of a facility in the file. */
export interface ExistingTenant
  extends Identified,
    Pick<TenantRecord, 'first_name' | 'last_name' | 'unit' | 'city' | 'state'>,
    Pick<TenantRecord, 'zip_code' | 'phone' | 'email' | 'move_in_date'> {
  updated_at: string;
}

/** A tenant of an archived period. */
export interface EarlierTenant extends Identified {
  letter_effective_date: Day | null;
}

/** A tenant of the file: the first row, with what the other rows add (IMP-13). */
export interface FileTenant {
  row: PlannedTenant;
  others: readonly PlannedTenant[];
  existingTenant?: ExistingTenant | undefined;
  earlier?: EarlierTenant | undefined;
  /** The current tenants with the name and street of a row without an account, none of whom is certainly the tenant. */
  alike?: readonly ExistingTenant[];
  isInBin?: boolean;
}

/** A text as imports compare it: without case, and with one kind of spaces and hyphens. */
export const comparable = (text: string | null): string =>
  plainText(text ?? '')
    .toLowerCase()
    .replace(/\s+/g, ' ');

/** A unit or account by which tenants are found. Former releases stored '="012"' and '12.0' as files have them. */
export const identifier = (text: string): string =>
  comparable(text)
    .replace(/^=?["']+|["']+$/g, '')
    .replace(/^(\d+)\.0+$/, '$1');

/**
 * The tenants of the file. Sets the disposition of their rows: current tenants are active, those of archived periods
 * duplicates.
 */
export function matchTenants(
  rows: readonly PlannedRow[],
  existingTenants: readonly ExistingTenant[],
  archivedTenants: readonly EarlierTenant[],
): FileTenant[] {
  refuseNameless(rows);
  const tenantRows = rows.filter(isTenant);
  shareAccounts(tenantRows);
  const accounts = Map.groupBy(tenantRows, (row) => keyOf(row, row.import_key));
  const tenants = [...accounts.values()].flatMap(mergeRows);
  const findExisting = finder(existingTenants);
  for (const tenant of tenants) tenant.existingTenant = findExisting(tenant.row);
  findPeople(tenants, existingTenants);
  const findEarlier = finder(archivedTenants);
  const earlierPeople = peopleOf(archivedTenants);
  for (const tenant of tenants) {
    const { row } = tenant;
    if (!tenant.existingTenant) tenant.earlier = findEarlier(row) ?? earlierPeople(row).at(-1);
    if (tenant.existingTenant) row.disposition = 'active';
    if (tenant.earlier) row.disposition = 'duplicate';
  }
  return tenants;
}

/** Whether name and street identify the tenant of a row, because it has no account. */
export const lacksAccount = ({ import_key }: PlannedTenant) => import_key.startsWith('name:');

/** A row without an account has the one that all other rows with its name and street share (IMP-13). */
function shareAccounts(rows: readonly PlannedTenant[]): void {
  if (!rows.some(lacksAccount)) return;
  const people = peopleOf(rows.filter((row) => !lacksAccount(row)));
  for (const row of rows.filter(lacksAccount)) {
    const [account, ...others] = new Set(people(row).map(({ import_key }) => import_key));
    if (account && others.length === 0) row.import_key = account;
  }
}

/** Finds the current tenants of rows without an account, if each is the only one with the name and street (IMP-14). */
function findPeople(
  tenants: readonly FileTenant[],
  existingTenants: readonly ExistingTenant[],
): void {
  const others = tenants.filter((tenant) => !tenant.existingTenant && lacksAccount(tenant.row));
  if (others.length === 0) return;
  const withRow = new Set(tenants.map((tenant) => tenant.existingTenant));
  const people = peopleOf(existingTenants);
  for (const tenant of others) {
    const alike = people(tenant.row);
    const [only] = alike;
    if (alike.length === 1 && !withRow.has(only)) {
      tenant.existingTenant = only;
      withRow.add(only);
    } else tenant.alike = alike;
  }
}

type Person = Pick<Identified, 'facility_id' | 'name_key' | 'address'>;

/** Those with the name and street of a row without an account. */
function peopleOf<Someone extends Person>(all: readonly Someone[]) {
  const keyOfPerson = (person: Person) =>
    keyOf(person, person.name_key, plainWords(person.address));
  let people: Map<string, Someone[]> | undefined;
  return (row: PlannedTenant): readonly Someone[] => {
    if (!lacksAccount(row) || plainWords(row.address) === '') return [];
    people ??= Map.groupBy(all, keyOfPerson);
    return people.get(keyOfPerson(row)) ?? [];
  };
}

/** Where a file leaves the names of some rows out, a row with only a unit may not be a vacant unit (IMP-70). */
function refuseNameless(rows: readonly PlannedRow[]): void {
  const nameless = rows.filter((row) => row.lacks_name);
  if (!nameless.some(isTenant)) return;
  for (const row of nameless.filter(({ disposition }) => disposition === 'skipped')) {
    row.disposition = 'error';
    row.reasons = [
      `Unit ${row.units?.[0]} has no name, and the file leaves the names of other rows out`,
    ];
  }
}

/**
 * Merges the rows of a tenant into the first one, with all units and the earliest move-in (IMP-13). A tenant who still
 * has one of the units has not moved out, and has only the units that are left (IMP-61).
 */
function mergeRows(rows: readonly PlannedTenant[]): FileTenant[] {
  const [row, ...others] = rows;
  if (!row) return [];
  const presentRows = rows.filter(({ status }) => status === null);
  row.units = [
    ...new Set((presentRows.length > 0 ? presentRows : rows).flatMap(({ units }) => units)),
  ];
  if (presentRows.length > 0) row.status = null;
  // Too many units for a tenant: the rows probably have the same account number by mistake.
  if (row.units.length > MOST_UNITS) {
    const reasons = [`The rows of this account have more than ${MOST_UNITS} units`];
    for (const each of rows) Object.assign(each, { disposition: 'error', reasons });
    return [];
  }
  row.phone = rows.find(({ phone }) => phone)?.phone ?? null;
  row.email = rows.find(({ email }) => email)?.email ?? null;
  row.move_in_date = rows.flatMap((each) => each.move_in_date ?? []).toSorted()[0] ?? null;
  row.reasons = rows.flatMap(({ reasons }) => reasons);
  for (const other of others) Object.assign(other, { disposition: 'merged', reasons: [] });
  return [{ row, others }];
}

const keyOf = ({ facility_id }: { facility_id: number }, ...parts: readonly string[]) =>
  [facility_id, ...parts].join('\n');

/** The account of a tenant, or the name in any order with the street (IMP-13). */
function identityOf(key: string, nameKey: string): string {
  if (key.startsWith('name:')) return `name:${nameKey}|${key.split('|')[2] ?? ''}`;
  if (!/:[="']|\.0+$/.test(key)) return key;
  const account = key.indexOf(':') + 1;
  return key.slice(0, account) + identifier(key.slice(account));
}

/**
 * Finds a stored tenant by the account, or by the same name in the same unit (IMP-14), also as the release before read
 * it. If several match, the latest counts.
 */
function finder<Stored extends Identified>(tenants: readonly Stored[]) {
  const byIdentity = new Map<string, Stored>();
  const byUnit = new Map<string, Stored>();
  for (const tenant of tenants.toSorted((a, b) => a.id - b.id)) {
    const { import_key, name_key, units } = tenant;
    if (import_key) byIdentity.set(keyOf(tenant, identityOf(import_key, name_key)), tenant);
    for (const unit of units) byUnit.set(keyOf(tenant, name_key, identifier(unit)), tenant);
  }
  return (row: PlannedTenant): Stored | undefined => {
    const { import_key, name_key, former_name_key = name_key, units } = row;
    const sameAccount = byIdentity.get(keyOf(row, identityOf(import_key, name_key)));
    if (sameAccount || byUnit.size === 0) return sameAccount;
    return [name_key, former_name_key]
      .flatMap((name) =>
        units.flatMap((unit) => byUnit.get(keyOf(row, name, identifier(unit))) ?? []),
      )
      .toSorted((a, b) => b.id - a.id)[0];
  };
}
