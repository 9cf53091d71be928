import { isDeepStrictEqual } from 'node:util';
import { nameKey } from '../../database/searchColumns.ts';
import { remarks } from '../rowClass.ts';
import { addressCells, addressOf, type ReadAddress } from './cells/addresses.ts';
import { type Contact, contactOf } from './cells/contacts.ts';
import { nameOf } from './cells/names.ts';
import { nameFields } from './headings/spellings.ts';
import { type TenantLookup, unitsOf } from './rentRoll.ts';
import { cellsFor, type Table, type TableRow } from './rows/table.ts';

/** The entry of a list for a tenant, without a value if it may be another tenant's. */
interface Found<T> {
  value?: T;
  /** Why the entry may not be the tenant's. */
  doubt?: keyof typeof remarks & (`listed${string}` | 'unitOfAnother');
}

/** The entries of a list that identifies tenants by name, by unit or by both. */
class TenantList<T> {
  readonly #byUnit = new Map<string, { name: string; value: T; tenant?: string }>();
  readonly #byName = new Map<string, T[]>();

  add(row: TableRow, value: T): void {
    const { first_name, last_name } = nameOf(cellsFor(row, nameFields));
    const name = nameKey(first_name, last_name);
    for (const unit of unitsOf(row.get('unit'), 'easystorage'))
      this.#byUnit.set(unitKey(unit), { name, value });
    if (name === '') return;
    const values = this.#byName.get(name) ?? [];
    if (!values.some((other) => isDeepStrictEqual(other, value))) values.push(value);
    this.#byName.set(name, values);
  }

  /**
   * Finds by unit, then by name if the unit has another name: a list may be older than the rent roll. A similar name, such
   * as 'Bob Smith' for 'Robert Smith', is the same tenant. An entry that only has a unit belongs to the first tenant of the
   * unit.
   */
  find(units: readonly string[], name: string): Found<T> | undefined {
    const entries = units.flatMap((unit) => this.#byUnit.get(unitKey(unit)) ?? []);
    const own = entries.find((each) => each.name === name);
    if (own) return { value: own.value };
    const unnamed = entries.filter((each) => each.name === '');
    const free = unnamed.find(({ tenant = name }) => tenant === name);
    if (free) {
      free.tenant = name;
      return { value: free.value };
    }
    const [value, ...others] = this.#byName.get(name) ?? [];
    if (value !== undefined) {
      return others.length > 0
        ? { doubt: 'listedInSeveralUnits' }
        : { value, doubt: 'listedInAnotherUnit' };
    }
    const similar = entries.find((each) => shareWord(each.name, name));
    if (similar) return { value: similar.value, doubt: 'listedUnderSimilarName' };
    const [entry] = entries;
    if (!entry) return undefined;
    return { doubt: entry.name === '' ? 'unitOfAnother' : 'listedUnderAnotherName' };
  }
}

/** Whether two names have a word in common, initials left out. */
function shareWord(one: string, other: string) {
  const words = new Set(other.split(' '));
  return one.split(' ').some((word) => word.length > 1 && words.has(word));
}

const unitKey = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

interface ListedAddress {
  postal: ReadAddress;
  contact: Contact;
}

/** Finds a tenant's address and insurance in the two lists of Easy Storage. */
export const easyStorageLookup =
  (addresses: TenantList<ListedAddress>, insurances: TenantList<string>): TenantLookup =>
  (tenant) => {
    const name = nameKey(tenant.first_name, tenant.last_name);
    const address = addresses.find(tenant.units, name);
    const insurance = insurances.find(tenant.units, name);
    return {
      address: address?.value?.postal,
      // Phone, e-mail and insurance under a similar name may belong to another person.
      contact: address?.doubt === 'listedUnderSimilarName' ? undefined : address?.value?.contact,
      monitor_note: (!insurance?.doubt && insurance?.value) || null,
      remark: address?.doubt && remarks[address.doubt],
    };
  };

export async function readAddresses({ rows }: Table): Promise<TenantList<ListedAddress>> {
  const addresses = new TenantList<ListedAddress>();
  for await (const batch of rows) {
    for (const row of batch) {
      const postal = addressOf(addressCells(row));
      if (postal.address) addresses.add(row, { postal, contact: contactOf(row) });
    }
  }
  return addresses;
}

export async function readInsurances({ rows }: Table): Promise<TenantList<string>> {
  const insurances = new TenantList<string>();
  for await (const batch of rows) {
    for (const row of batch) {
      const parts = [
        ['coverage', row.get('insurance_coverage')],
        ['premium', row.get('insurance_premium')],
        ['policy', row.get('insurance_policy')],
      ].filter(([, text]) => text && !/^(0|none|no|n\/?a|false)$/i.test(text));
      if (parts.length === 0) continue;
      insurances.add(row, `Insurance sheet: ${parts.map((part) => part.join(' ')).join(', ')}`);
    }
  }
  return insurances;
}
