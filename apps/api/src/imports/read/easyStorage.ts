import { isDeepStrictEqual } from 'node:util';
import { importFileNames } from '@audit-letters/api-client/values';
import { nameKey } from '../../database/searchColumns.ts';
import { type Remark, remarkOn, remarks, textOf } from '../rowClass.ts';
import { addressCells, addressOf, type ReadAddress } from './cells/addresses.ts';
import { type Contact, contactOf } from './cells/contacts.ts';
import { readName } from './cells/names.ts';
import { nameFields } from './headings/spellings.ts';
import { type TenantLookup, unitsOf } from './rentRoll.ts';
import type { Table } from './rows/table.ts';
import { cellsFor, type TableRow } from './rows/tableRow.ts';

/** The entry of a list for a tenant, without a value if it may be another tenant's. */
interface ListMatch<T> {
  value?: T;
  remarks: readonly Remark[];
  /** Why the entry may not be the tenant's. */
  doubt?: keyof typeof remarks & (`listed${string}` | 'unitOfAnother');
}

/** An entry of a list. */
interface Entry<T> {
  name: string;
  value: T;
  /** What has to be said about its row. */
  remarks: readonly Remark[];
  isHidden: boolean;
}

/** The entries of a list that identifies tenants by name, by unit or by both. */
class TenantList<T> {
  readonly #label: string;
  readonly #byUnit = new Map<string, Entry<T> & { tenant?: string }>();
  readonly #byName = new Map<string, Entry<T>[]>();

  /** The label of the file picker. */
  constructor(label: string) {
    this.#label = label;
  }

  add(row: TableRow, value: T): void {
    const { first_name, last_name } = readName(cellsFor(row, nameFields));
    const name = nameKey(first_name, last_name);
    const remarksOfList = row.remarks().map((remark) => {
      const text = `${this.#label}, row ${row.number}: ${textOf(remark)}`;
      return typeof remark === 'string' ? text : remarkOn(remark.field, text);
    });
    const entry = { name, value, remarks: remarksOfList, isHidden: row.isHidden };
    for (const unit of unitsOf(row.get('unit'), 'easystorage')) {
      const other = this.#byUnit.get(unitKey(unit));
      this.#byUnit.set(unitKey(unit), other?.name === name ? visibleOf(other, entry) : entry);
    }
    if (name === '') return;
    const entries = this.#byName.get(name) ?? [];
    const same = entries.findIndex((other) => isDeepStrictEqual(other.value, value));
    if (same < 0) entries.push(entry);
    else entries[same] = visibleOf(entries[same] ?? entry, entry);
    this.#byName.set(name, entries);
  }

  /**
   * Finds by unit, then by name if the unit has another name: a list may be older than the rent roll. A similar name,
   * such as 'Bob Smith' for 'Robert Smith', is the same tenant. An entry that only has a unit belongs to the first
   * tenant of the unit.
   */
  find(units: readonly string[], name: string): ListMatch<T> | undefined {
    const entries = units.flatMap((unit) => this.#byUnit.get(unitKey(unit)) ?? []);
    const own = entries.find((each) => each.name === name);
    if (own) return matchOf(own);
    const unnamed = entries.filter((each) => each.name === '');
    const free = unnamed.find(({ tenant = name }) => tenant === name);
    if (free) {
      free.tenant = name;
      return matchOf(free);
    }
    const [elsewhere, ...others] = this.#byName.get(name) ?? [];
    if (elsewhere) {
      return others.length > 0
        ? { remarks: [], doubt: 'listedInSeveralUnits' }
        : matchOf(elsewhere, 'listedInAnotherUnit');
    }
    const similar = entries.find((each) => shareWord(each.name, name));
    if (similar) return matchOf(similar, 'listedUnderSimilarName');
    const [entry] = entries;
    if (!entry) return undefined;
    return { remarks: [], doubt: entry.name === '' ? 'unitOfAnother' : 'listedUnderAnotherName' };
  }
}

const matchOf = <T>({ value, remarks }: Entry<T>, doubt?: ListMatch<T>['doubt']): ListMatch<T> => ({
  value,
  remarks,
  ...(doubt && { doubt }),
});

/** Of two rows for one tenant the later one, unless only it is hidden. */
function visibleOf<T>(one: Entry<T>, other: Entry<T>): Entry<T> {
  const [used, unused] = other.isHidden && !one.isHidden ? [one, other] : [other, one];
  const remarksOfHidden = unused.isHidden ? unused.remarks : [];
  return { ...used, remarks: [...used.remarks, ...remarksOfHidden] };
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
    const doubt = address?.doubt && remarks[address.doubt];
    return {
      address: address?.value?.postal,
      // Phone, e-mail and insurance under a similar name may belong to another person.
      contact: address?.doubt === 'listedUnderSimilarName' ? undefined : address?.value?.contact,
      monitor_note: (!insurance?.doubt && insurance?.value) || null,
      remarks: [
        ...(doubt ? [remarkOn('address', doubt)] : []),
        ...(address?.remarks ?? []),
        ...((!insurance?.doubt && insurance?.remarks) || []),
      ],
    };
  };

/** `toValue` returns `undefined` for a row that says nothing about a tenant. */
async function readList<T>(
  label: string,
  { rows }: Table,
  toValue: (row: TableRow) => T | undefined,
): Promise<TenantList<T>> {
  const list = new TenantList<T>(label);
  for await (const batch of rows) {
    for (const row of batch) {
      const value = toValue(row);
      if (value !== undefined) list.add(row, value);
    }
  }
  return list;
}

export const readAddresses = (table: Table): Promise<TenantList<ListedAddress>> =>
  readList(importFileNames.tenant_address_list, table, (row) => {
    const postal = addressOf(addressCells(row));
    return postal.address ? { postal, contact: contactOf(row) } : undefined;
  });

export const readInsurances = (table: Table): Promise<TenantList<string>> =>
  readList(importFileNames.insurance_sheet, table, (row) => {
    const parts = (['coverage', 'premium', 'policy'] as const)
      .map((part) => [part, row.get(`insurance_${part}`)] as const)
      .filter(([, text]) => text && !/^(0|none|no|n\/?a|false)$/i.test(text));
    if (parts.length === 0) return undefined;
    return `Insurance sheet: ${parts.map((part) => part.join(' ')).join(', ')}`;
  });
