import type { ImportChoice, ImportChoiceKind, ImportDifference } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';

/** One difference between a tenant and the file, which can be ticked. */
export interface ChoiceRow {
  /** Identifies the tenant, the change and its values: a tick means what the user has seen. */
  key: string;
  /** The changes that a tick takes over. */
  kind: ImportChoiceKind;
  /** The tenant with the difference. */
  tenant: ImportDifference & Pick<ImportChoice, 'tenant_id' | 'seen_at'>;
  /** The stored value. */
  from: string;
  /** The value after the import. */
  to: string;
  /** A user has edited the stored value (IMP-44). */
  isEdited?: boolean;
  /** What the import says about the new value or its row. */
  remark?: string;
}

interface ChoiceNames {
  /** What differs. */
  what: string;
  one: string;
  more: string;
  /** Whether it is ticked at first, unless a user has edited the value or the import has a remark on it. */
  tickedAtFirst?: true;
}

/**
 * What an import can take over. Another name may be another tenant, and only the office can say that a tenant is gone, so
 * these are not ticked at first.
 */
export const choiceNames: Record<ImportChoiceKind, ChoiceNames> = {
  address: { what: 'Address', one: 'address', more: 'addresses', tickedAtFirst: true },
  unit: { what: 'Unit', one: 'unit', more: 'units', tickedAtFirst: true },
  contact: {
    what: 'Phone and e-mail',
    one: 'phone or e-mail',
    more: 'phones or e-mails',
    tickedAtFirst: true,
  },
  move_in_date: {
    what: 'Move-in date',
    one: 'move-in date',
    more: 'move-in dates',
    tickedAtFirst: true,
  },
  name: { what: 'Name', one: 'name', more: 'names' },
  moved_out: {
    what: 'Not in the file',
    one: 'tenant who is not in the file or moved out there: set to Moved Out',
    more: 'tenants who are not in the file or moved out there: set to Moved Out',
  },
};

/** The differences that an import can take over, the tenants who are gone last (IMP-44). */
export function choiceRows(differences: readonly ImportDifference[] = []): ChoiceRow[] {
  return differences.flatMap((difference) => {
    const { kind, tenant_id, seen_at, changes = [] } = difference;
    if (tenant_id === undefined || seen_at === undefined) return [];
    const tenant = { ...difference, tenant_id, seen_at };
    const row = (choice: ImportChoiceKind, from: string, to: string): ChoiceRow => ({
      key: `${tenant_id} ${choice}: ${from} → ${to}`,
      kind: choice,
      tenant,
      from,
      to,
    });
    return kind === 'gone'
      ? [row('moved_out', statusName(difference.status ?? null), statusName('moved_out'))]
      : changes.map(({ field, from, to, is_edited, remark }) => ({
          ...row(field, from, to),
          ...(is_edited && { isEdited: true }),
          ...(remark && { remark }),
        }));
  });
}

/** The rows that are ticked at first. */
export const tickedAtFirst = (rows: readonly ChoiceRow[]): ReadonlySet<string> =>
  new Set(rows.filter(isTickedAtFirst).map(({ key }) => key));

const isTickedAtFirst = ({ kind, isEdited, remark }: ChoiceRow) =>
  choiceNames[kind].tickedAtFirst && !isEdited && !remark;

/** The ticked rows, one choice for each tenant. */
export function choicesOf(rows: readonly ChoiceRow[]): ImportChoice[] {
  const choices = new Map<number, ImportChoice>();
  for (const { kind, tenant, to } of rows) {
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
