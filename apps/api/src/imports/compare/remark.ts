import { statusName } from '@audit-letters/api-client/values';
import type { TenantRecord } from '../../database/schema.ts';
import { fullName } from '../../text/words.ts';
import { addressKey } from '../read/cells/addresses.ts';
import type { PlannedTenant } from '../read/rentRoll.ts';
import { type Remark, remarkOn } from '../rowClass.ts';
import { addressText } from './fields.ts';
import {
  comparable,
  type ExistingTenant,
  type FileTenant,
  identifier,
  lacksAccount,
} from './tenants.ts';

/** A deleted tenant of a facility. */
export interface BinTenant
  extends Pick<TenantRecord, 'facility_id' | 'import_key' | 'name_key' | 'unit' | 'status'>,
    Pick<TenantRecord, 'note' | 'monitor_note'> {
  deleted_at: string;
  /** Missing in the records of former releases. */
  units?: readonly string[];
}

/** Adds the remarks that need other rows, the present tenants or the bin (IMP-57). */
export function remarkTenants(
  tenants: readonly FileTenant[],
  goneTenants: readonly ExistingTenant[],
  binTenants: readonly BinTenant[],
): void {
  const newTenants = tenants.filter(({ row }) => row.disposition === 'imported');
  const presentTenants = tenants.filter(({ earlier }) => !earlier);
  for (const { row, alike = [] } of newTenants) {
    if (row.status) say(row, 'The tenant is imported as Moved Out');
    if (alike.length > 0) {
      const units = alike.map((tenant) => tenant.units.join(', ')).join(' and ');
      say(row, `The facility has this name and street in unit ${units}: perhaps the same tenant`);
    }
  }
  for (const { row, existingTenant } of tenants) {
    // A file from Excel may lack the zeros in every row: only a ZIP code that is new is to be looked at.
    if (
      row.zip_code_is_padded &&
      comparable(row.zip_code) !== comparable(existingTenant?.zip_code ?? null)
    ) {
      say(row, remarkOn('address', `The ZIP code was filled up with zeros: ${row.zip_code}`));
    }
    if (!row.status && existingTenant?.status === 'moved_out') {
      say(row, 'The tenant is stored as Moved Out and gets no letters');
    }
  }
  remarkSharedUnits(presentTenants);
  remarkTwice(presentTenants);
  remarkRenamed(newTenants, goneTenants);
  tenants.forEach(remarkNames);
  for (const { row, others } of presentTenants) {
    const other = others.find(
      ({ address_key: key }) => key && row.address_key && key !== row.address_key,
    );
    if (!other) continue;
    const otherAddress = addressText(other);
    say(
      row,
      remarkOn(
        'address',
        `Row ${other.number} has another address for this tenant, which is not used: ${otherAddress}`,
      ),
    );
  }
  remarkBin(newTenants, binTenants);
}

function say(row: PlannedTenant, remark: Remark): void {
  row.reasons.push(remark);
}

/** The new tenants in a unit of which an earlier row names another tenant (IMP-59). */
function remarkSharedUnits(tenants: readonly FileTenant[]): void {
  const firsts = new Map<string, PlannedTenant>();
  for (const { row } of tenants) {
    const earlierRows = row.units.flatMap((unit) => {
      const key = `${row.facility_id} ${identifier(unit)}`;
      const first = firsts.get(key) ?? row;
      firsts.set(key, first);
      return first.name_key === row.name_key ? [] : { first: first.number, unit };
    });
    const [earliest] = earlierRows.toSorted((a, b) => a.first - b.first);
    if (!earliest || row.disposition !== 'imported') continue;
    say(row, `Row ${earliest.first} has another tenant in unit ${earliest.unit}`);
  }
}

/**
 * The new tenants with the name and address of an earlier row: in the same unit, or in another one if neither has an
 * account that tells the two apart (IMP-67).
 */
function remarkTwice(tenants: readonly FileTenant[]): void {
  const people = Map.groupBy(
    tenants.flatMap(({ row }) => (row.address_key ? row : [])),
    ({ facility_id, name_key, address_key }) => [facility_id, name_key, address_key].join('\n'),
  );
  for (const rows of people.values()) {
    const inUnit = new Map<string, number>();
    let withoutAccount: number | undefined;
    for (const row of rows.length > 1 ? rows : []) {
      const units = row.units.map(identifier);
      const same = units.flatMap((unit) => inUnit.get(unit) ?? []);
      if (row.disposition === 'imported') {
        if (same.length > 0) {
          say(row, `Same name, address and unit as row ${Math.min(...same)}`);
        } else if (lacksAccount(row) && withoutAccount) {
          say(row, `Row ${withoutAccount} has the same name and address`);
        }
      }
      for (const unit of units) if (!inUnit.has(unit)) inUnit.set(unit, row.number);
      if (lacksAccount(row)) withoutAccount ??= row.number;
    }
  }
}

/** The new tenants in the unit and at the address of a tenant whom the file lacks (IMP-67). */
function remarkRenamed(
  newTenants: readonly FileTenant[],
  goneTenants: readonly ExistingTenant[],
): void {
  const places = (facilityId: number, key: string | null, units: readonly string[]) =>
    key ? units.map((unit) => [facilityId, identifier(unit), key].join('\n')) : [];
  const tenantAt = new Map<string, ExistingTenant>();
  for (const tenant of goneTenants) {
    if (tenant.status === 'moved_out') continue;
    for (const place of places(tenant.facility_id, addressKey(tenant), tenant.units)) {
      tenantAt.set(place, tenantAt.get(place) ?? tenant);
    }
  }
  for (const { row } of tenantAt.size > 0 ? newTenants : []) {
    const [tenant] = places(row.facility_id, row.address_key, row.units)
      .flatMap((place) => tenantAt.get(place) ?? [])
      .toSorted((a, b) => a.id - b.id);
    if (!tenant) continue;
    say(
      row,
      `The facility has ${fullName(tenant)} in this unit and at this address, and the file has not: perhaps the same tenant`,
    );
  }
}

/** The words of a name, without initials: 'Ann M Lee' is Ann Lee. */
const withoutInitials = ({ name_key }: PlannedTenant) => ` ${name_key} `.replace(/ .(?= )/gu, '');

/** The tenant whose account has another name in later rows, and these rows, which are errors (IMP-60). */
function remarkNames({ row, others, earlier }: FileTenant): void {
  const otherNames = others.filter(({ name_key }) => name_key !== row.name_key);
  const [first] = otherNames;
  if (first && !earlier) {
    say(
      row,
      `Row ${first.number} has the same account with the name ${fullName(first)}, who is not imported`,
    );
  }
  for (const other of otherNames) {
    say(
      other,
      `${fullName(other)} is not imported: row ${row.number} has the same account with the name ${fullName(row)}`,
    );
    if (withoutInitials(other) !== withoutInitials(row)) other.disposition = 'error';
  }
}

/** The new tenants whom the bin has, by the account or by name and unit (IMP-57). The last deletion counts. */
function remarkBin(newTenants: readonly FileTenant[], binTenants: readonly BinTenant[]): void {
  if (binTenants.length === 0) return;
  const byKey = Map.groupBy(
    binTenants,
    ({ facility_id, import_key }) => `${facility_id} ${import_key}`,
  );
  const byName = Map.groupBy(
    binTenants,
    ({ facility_id, name_key }) => `${facility_id} ${name_key}`,
  );
  for (const tenant of newTenants) {
    const { row } = tenant;
    const units = new Set(row.units.map(comparable));
    const isInUnit = (old: BinTenant) =>
      [...(old.units ?? []), old.unit].some((unit) => units.has(comparable(unit)));
    const [binTenant] = [
      ...(byKey.get(`${row.facility_id} ${row.import_key}`) ?? []),
      ...(byName.get(`${row.facility_id} ${row.name_key}`) ?? []).filter(isInUnit),
    ].toSorted((a, b) => Date.parse(b.deleted_at) - Date.parse(a.deleted_at));
    if (!binTenant) continue;
    const content = [
      binTenant.status && `the answer ${statusName(binTenant.status)}`,
      (binTenant.note || binTenant.monitor_note) && 'notes',
    ].filter(Boolean);
    const answers = content.length > 0 ? `, with ${content.join(' and ')}` : '';
    say(
      row,
      `The bin has this deleted tenant${answers}: restore it there instead of importing it again`,
    );
    tenant.isInBin = true;
  }
}
