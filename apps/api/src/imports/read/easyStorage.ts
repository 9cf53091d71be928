import { nameKey } from '../../database/nameKey.ts';
import { remarks } from '../rowClass.ts';
import { addressFields, addressOf, type PostalAddress } from './cells/addresses.ts';
import { type Contact, contactOf } from './cells/contacts.ts';
import { nameOf } from './cells/names.ts';
import { nameFields } from './headings/fields.ts';
import { type TenantLookup, unitsOf } from './rentRoll.ts';
import { cellsFor, type Table, type TableRow } from './rows/table.ts';

/** The entries of a list that identifies tenants by name, by unit or by both. */
export class TenantList<T> {
  readonly #byUnit = new Map<string, { name: string; value: T }>();
  readonly #byName = new Map<string, T>();

  add(row: TableRow, value: T): void {
    const { firstName, lastName } = nameOf(cellsFor(row, nameFields));
    const name = nameKey(firstName, lastName);
    for (const unit of unitsOf(row.get('unit'), 'easystorage'))
      this.#byUnit.set(unitKey(unit), { name, value });
    if (name !== '') this.#byName.set(name, value);
  }

  /** Finds by unit, then by name if the unit has another name: a list may be older than the rent roll. */
  find(units: readonly string[], name: string): { value: T; anotherName?: true } | undefined {
    const entries = units.flatMap((unit) => this.#byUnit.get(unitKey(unit)) ?? []);
    const own = entries.find((each) => each.name === '' || each.name === name);
    if (own) return { value: own.value };
    const value = this.#byName.get(name);
    if (value !== undefined) return { value };
    return entries[0] && { value: entries[0].value, anotherName: true };
  }
}

const unitKey = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

/** An entry of the address list. */
export interface ListedAddress {
  postal: PostalAddress;
  contact: Contact;
}

/** Finds a tenant's address and insurance in the two lists of Easy Storage. */
export const easyStorageLookup =
  (addresses: TenantList<ListedAddress>, insurances: TenantList<string>): TenantLookup =>
  (tenant) => {
    const name = nameKey(tenant.firstName, tenant.lastName);
    const address = addresses.find(tenant.units, name);
    const insurance = insurances.find(tenant.units, name);
    return {
      address: address?.value.postal,
      // Phone, e-mail and insurance under another name probably belong to the previous tenant.
      contact: address && !address.anotherName ? address.value.contact : undefined,
      monitorNote: insurance && !insurance.anotherName ? insurance.value : null,
      remarks: address?.anotherName ? [remarks.listedUnderAnotherName] : [],
    };
  };

export async function readAddresses({ rows }: Table): Promise<TenantList<ListedAddress>> {
  const addresses = new TenantList<ListedAddress>();
  for await (const batch of rows) {
    for (const row of batch) {
      const postal = addressOf(cellsFor(row, addressFields));
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
        ['coverage', row.get('insuranceCoverage')],
        ['premium', row.get('insurancePremium')],
        ['policy', row.get('insurancePolicy')],
      ].filter(([, text]) => text && !/^(0|none|no|n\/?a|false)$/i.test(text));
      if (parts.length === 0) continue;
      insurances.add(row, `Insurance sheet: ${parts.map((part) => part.join(' ')).join(', ')}`);
    }
  }
  return insurances;
}
