import type {
  ImportComparison,
  ImportDifference,
  ImportedChange,
  ImportedField,
} from '@audit-letters/api-client/contract';
import { ImportedFields } from '@audit-letters/api-client/values';
import { nameKey } from '../../database/searchColumns.ts';
import { toMoment } from '../../http/serialize.ts';
import { fullName } from '../../text/words.ts';
import type { PlannedRow, PlannedTenant } from '../read/rentRoll.ts';
import type { NamedFacility } from '../read/sites.ts';
import { joined, type Remark } from '../rowClass.ts';
import { type Compared, comparedFields } from './fields.ts';
import type { ExistingTenant, FileTenant } from './tenants.ts';

/** Half of fewer tenants can change in a month: below this number, all must be missing or have another name. */
const FEWEST_OF_HALF = 20;
/** A smaller file or facility is never suspicious. */
const FEWEST_TENANTS = 5;
const MOST_NAMES = 1_000;

/** A tenant of the file or of a facility (IMP-39). */
export interface Difference {
  kind: 'new' | 'changed' | 'same' | 'gone';
  /** Missing for a tenant whom the file does not have. */
  row?: PlannedTenant;
  /** Missing for a new tenant. */
  tenant?: ExistingTenant;
  /** The fields with another value in the file. */
  changes: ImportedChange[];
}

/** Compares the file with the current tenants of its facilities (IMP-39). Those who have moved out are as expected. */
export function compareTenants(
  tenants: readonly FileTenant[],
  existingTenants: readonly ExistingTenant[],
  rows: readonly PlannedRow[],
): Difference[] {
  const inFile = new Map<ExistingTenant, Difference>();
  const newTenants: Difference[] = [];
  for (const { row, existingTenant } of tenants) {
    if (row.disposition === 'imported') newTenants.push({ kind: 'new', row, changes: [] });
    if (!existingTenant || inFile.has(existingTenant)) continue;
    const changes = changesOf(row, existingTenant);
    const hasLeft = row.status !== null && existingTenant.status !== 'moved_out';
    const kind = hasLeft ? 'gone' : changes.length > 0 ? 'changed' : 'same';
    inFile.set(existingTenant, { kind, row, tenant: existingTenant, changes });
  }
  const namesOfErrors = new Set(
    rows.filter(({ disposition }) => disposition === 'error').map(personKey),
  );
  const others = existingTenants.filter((tenant) => !inFile.has(tenant));
  const notInFile = others.map((tenant): Difference => {
    const isExpected = tenant.status === 'moved_out' || namesOfErrors.has(personKey(tenant));
    return { kind: isExpected ? 'same' : 'gone', tenant, changes: [] };
  });
  return [...newTenants, ...inFile.values(), ...notInFile];
}

const personKey = (person: Pick<PlannedRow, 'facility_id' | 'first_name' | 'last_name'>) =>
  `${person.facility_id} ${nameKey(person.first_name ?? null, person.last_name ?? null)}`;

function changesOf(row: PlannedTenant, existingTenant: ExistingTenant): ImportedChange[] {
  // What the file does not have stays.
  const values: Compared = {
    ...row,
    address: row.address || existingTenant.address,
    city: row.city || existingTenant.city,
    state: row.state || existingTenant.state,
    zip_code: row.zip_code || existingTenant.zip_code,
    phone: row.phone || existingTenant.phone,
    email: row.email || existingTenant.email,
    move_in_date: row.move_in_date ?? existingTenant.move_in_date,
  };
  return ImportedFields.flatMap((field) => {
    const { key, text } = comparedFields[field];
    return key(values) === key(existingTenant)
      ? []
      : { field, from: text(existingTenant), to: text(values) };
  });
}

const facilityOf = ({ row, tenant }: Difference) => row?.facility_id ?? tenant?.facility_id ?? 0;

/** The facilities that had tenants before. The first import of a facility has nothing to compare. */
export function countDifferences(
  differences: readonly Difference[],
  facilities: ReadonlyMap<number, NamedFacility>,
): ImportComparison[] {
  return [...Map.groupBy(differences, facilityOf)]
    .flatMap(([id, each]) => {
      const number = (of: (difference: Difference) => boolean) => each.filter(of).length;
      const counts = {
        facility_number: facilities.get(id)?.facility_number ?? '',
        tenants_before: number(({ tenant }) => tenant !== undefined),
        new_count: number(({ kind }) => kind === 'new'),
        changed_count: number(({ kind }) => kind === 'changed'),
        renamed_count: number(({ changes }) => changes.some(({ field }) => field === 'name')),
        same_count: number(({ kind }) => kind === 'same'),
        same_without_street_count: number(
          ({ kind, row, tenant }) =>
            kind === 'same' && row !== undefined && !row.address && Boolean(tenant?.address),
        ),
        gone_count: number(({ kind }) => kind === 'gone'),
      };
      return counts.tenants_before > 0 ? { ...counts, is_suspicious: isSuspicious(counts) } : [];
    })
    .toSorted((a, b) => inOrder(a.facility_number, b.facility_number));
}

type Counts = Omit<ImportComparison, 'is_suspicious'>;

/** Whether the file may be another facility's: most tenants are missing or have another name (IMP-36). */
function isSuspicious({ tenants_before, gone_count, renamed_count, ...counts }: Counts): boolean {
  const inFile = counts.new_count + counts.changed_count + counts.same_count;
  const fewest = Math.min(tenants_before, inFile);
  const missing = gone_count + renamed_count;
  if (fewest >= FEWEST_OF_HALF) return missing * 2 >= tenants_before;
  return fewest >= FEWEST_TENANTS && missing === tenants_before;
}

const inOrder = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const kindsInPreview = ['changed', 'gone', 'new'] as const;

/** The tenants who changed or are gone, then new ones: the first thousand. */
export function nameDifferences(
  differences: readonly Difference[],
  facilities: ReadonlyMap<number, NamedFacility>,
): ImportDifference[] {
  const facilitiesWithTenants = new Set(
    differences.flatMap((each) => (each.tenant ? facilityOf(each) : [])),
  );
  return differences
    .flatMap((each) => {
      const kind = kindsInPreview.find((one) => one === each.kind);
      const facility = facilities.get(facilityOf(each));
      return kind && facility && facilitiesWithTenants.has(facility.id)
        ? differenceOnWire(each, kind, facility)
        : [];
    })
    .toSorted(
      (a, b) =>
        kindsInPreview.indexOf(a.kind) - kindsInPreview.indexOf(b.kind) ||
        inOrder(a.facility_number, b.facility_number) ||
        inOrder(a.name.toLowerCase(), b.name.toLowerCase()) ||
        inOrder(a.unit, b.unit),
    )
    .slice(0, MOST_NAMES);
}

/** The remarks on the row or on the changed field: those on other fields do not make the change doubtful (IMP-44). */
function remarkOn(field: ImportedField, row: PlannedTenant | undefined) {
  const concerns = (remark: Remark) => typeof remark === 'string' || remark.field === field;
  const remark = joined(row?.reasons.filter(concerns) ?? []);
  return remark ? { remark } : {};
}

const differenceOnWire = (
  { row, tenant, changes }: Difference,
  kind: (typeof kindsInPreview)[number],
  { id, facility_number }: NamedFacility,
): ImportDifference => ({
  kind,
  name: fullName({ first_name: null, last_name: null, ...(tenant ?? row) }),
  unit: (tenant ?? row)?.units?.join(', ') ?? '',
  facility_id: id,
  facility_number,
  fields: changes.map(({ field }) => field),
  ...(kind === 'gone' && row && { moved_out_in_file: true }),
  ...(tenant && {
    tenant_id: tenant.id,
    seen_at: toMoment(new Date(tenant.updated_at)),
    status: tenant.status,
  }),
  ...(changes.length > 0 && {
    changes: changes.map((change) => ({ ...change, ...remarkOn(change.field, row) })),
  }),
});
