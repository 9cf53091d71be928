import type { ImportChoice, ImportChoiceKind, ImportDifference } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';

/** One difference between a tenant and the file, which can be ticked. */
export interface ChoiceRow {
  /** Identifies the row. */
  key: string;
  /** The changes that a tick takes over. */
  kind: ImportChoiceKind;
  /** The tenant with the difference. */
  tenant: ImportDifference & { tenant_id: number };
  /** The stored value. */
  from: string;
  /** The value after the import. */
  to: string;
  /** Zeros were put before the ZIP code of the file (IMP-51). */
  padsZipCode?: boolean;
  /** A user has edited the stored value (IMP-44). */
  isEdited?: boolean;
}

/** The differences that an import can take over, the tenants who are gone last (IMP-44). */
export function choiceRows(differences: readonly ImportDifference[] = []): ChoiceRow[] {
  return differences.flatMap((difference) => {
    const { kind, tenant_id, changes = [] } = difference;
    if (tenant_id === undefined || !difference.seen_at) return [];
    const tenant = { ...difference, tenant_id };
    const row = (choice: ImportChoiceKind, from: string, to: string): ChoiceRow => ({
      key: `${tenant_id} ${choice}`,
      kind: choice,
      tenant,
      from,
      to,
    });
    return kind === 'gone'
      ? [row('moved_out', statusName(difference.status ?? null), statusName('moved_out'))]
      : changes.map(({ field, from, to, pads_zip_code, is_edited }) => ({
          ...row(field, from, to),
          ...(pads_zip_code && { padsZipCode: true }),
          ...(is_edited && { isEdited: true }),
        }));
  });
}

/**
 * Addresses, units, phones and e-mails are ticked at first, unless a user has edited them or the row has a remark. Another
 * name may be another tenant, a ZIP code with too few digits may be wrong, and only the office can say that a tenant is gone.
 */
export const tickedAtFirst = (rows: readonly ChoiceRow[]): ReadonlySet<string> =>
  new Set(rows.filter(isTickedAtFirst).map(({ key }) => key));

const isTickedAtFirst = ({ kind, padsZipCode, isEdited, tenant }: ChoiceRow) =>
  (kind === 'address' || kind === 'unit' || kind === 'contact') &&
  !padsZipCode &&
  !isEdited &&
  !tenant.remark;

/** The ticked rows, one choice for each tenant. */
export function choicesOf(rows: readonly ChoiceRow[], ticked: ReadonlySet<string>): ImportChoice[] {
  const choices = new Map<number, ImportChoice>();
  for (const { key, kind, tenant, to } of rows) {
    if (!ticked.has(key) || !tenant.seen_at) continue;
    const { tenant_id, seen_at } = tenant;
    const { take, values = [] } = choices.get(tenant_id) ?? { take: [] };
    choices.set(tenant_id, {
      tenant_id,
      seen_at,
      take: [...take, kind],
      values: kind === 'moved_out' ? values : [...values, { field: kind, to }],
    });
  }
  return [...choices.values()];
}
