import type { Day, Software } from '@audit-letters/api-client/contract';
import type { SheetReader } from '../../sheets/read.ts';
import { addressOf, type PostalAddress } from './cells/addresses.ts';
import { nameOf } from './cells/names.ts';
import { nameFields } from './headings/match.ts';
import type { Blaming } from './readUpload.ts';
import {
  addressFields,
  type LeftOutRow,
  type RentRoll,
  type RentRollRow,
  readRentRoll,
  unitsOf,
} from './rentRoll.ts';
import { cellsFor, mapBatches, openTable, type TableRow } from './table.ts';
import { nameKey } from './tenantKey.ts';

/** The three sheets that Easy Storage needs; each reads its first sheet. */
export interface EasyStorageSheets {
  rentRoll: SheetReader;
  addressList: SheetReader;
  insuranceSheet: SheetReader;
}

/** What a list says of a tenant, whom it may call by name, by unit or by both. */
class ByTenant<T> {
  /** The program that certainly wrote the list. */
  readonly program: Software | undefined;
  readonly #byUnit = new Map<string, { name: string; value: T }>();
  readonly #byName = new Map<string, T>();

  constructor(program: Software | undefined) {
    this.program = program;
  }

  add(row: TableRow, value: T): void {
    const name = nameKey(nameOf(cellsFor(row, nameFields)));
    for (const unit of unitsOf(row.get('unit'), 'easystorage'))
      this.#byUnit.set(unitKey(unit), { name, value });
    if (name !== '') this.#byName.set(name, value);
  }

  /** By the unit, but by the name where the unit is someone else's: lists are older than the rent roll. */
  find(units: readonly string[], name: string): { value: T; anotherName?: true } | undefined {
    const there = units.flatMap((unit) => this.#byUnit.get(unitKey(unit)) ?? []);
    const own = there.find((each) => each.name === '' || each.name === name);
    if (own) return { value: own.value };
    const value = this.#byName.get(name);
    if (value !== undefined) return { value };
    return there[0] && { value: there[0].value, anotherName: true };
  }
}

const unitKey = (unit: string) =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '');

/** Joins the three files: the rent roll says who rents, the others where they live and how they are insured. */
export async function readEasyStorage(
  sheets: EasyStorageSheets,
  today: Day,
  blaming: Blaming,
): Promise<RentRoll> {
  const rentRoll = await blaming('rent_roll', () =>
    readRentRoll(sheets.rentRoll, 'easystorage', today),
  );
  const addresses = await blaming('tenant_address_list', () => readAddresses(sheets.addressList));
  const insurances = await blaming('insurance_sheet', () => readInsurances(sheets.insuranceSheet));
  const joined = (row: RentRollRow | LeftOutRow) => {
    if ('kind' in row) return row;
    const name = nameKey(row);
    const address = addresses.find(row.units, name);
    if (address?.anotherName)
      row.remarks.push('The Tenant Address List has another name in this unit');
    if (!address && !row.address)
      row.remarks.push('The Tenant Address List does not have this tenant');
    const insurance = insurances.find(row.units, name);
    // Whoever is insured under another name is most likely the tenant before.
    const monitorNote = insurance && !insurance.anotherName ? insurance.value : null;
    return { ...row, ...address?.value, monitorNote };
  };
  return {
    programs: {
      ...rentRoll.programs,
      ...(addresses.program && { tenant_address_list: addresses.program }),
      ...(insurances.program && { insurance_sheet: insurances.program }),
    },
    titleSites: rentRoll.titleSites,
    rows: mapBatches(rentRoll.rows, joined),
  };
}

async function readAddresses(sheet: SheetReader): Promise<ByTenant<PostalAddress>> {
  const { program, rows } = await openTable(sheet, 'easystorage', 'tenant_address_list');
  const addresses = new ByTenant<PostalAddress>(program);
  for await (const batch of rows) {
    for (const row of batch) {
      const address = addressOf(cellsFor(row, addressFields));
      if (address.address) addresses.add(row, address);
    }
  }
  return addresses;
}

async function readInsurances(sheet: SheetReader): Promise<ByTenant<string>> {
  const { program, rows } = await openTable(sheet, 'easystorage', 'insurance_sheet');
  const insurances = new ByTenant<string>(program);
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
