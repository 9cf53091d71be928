import type {
  ImportChoice,
  ImportChoiceKind,
  ImportDifference,
} from '@audit-letters/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { ChangedTenant } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';

/** The columns of tenants that each choice changes (IMP-44). */
const columnsOf = {
  name: [
    'first_name',
    'last_name',
    'search_name',
    'name_key',
    'folded_first_name',
    'folded_last_name',
  ],
  unit: ['unit', 'units', 'search_unit'],
  address: ['address', 'city', 'state', 'zip_code', 'country'],
  contact: ['phone', 'email'],
  moved_out: ['status', 'coverage_id', 'tagged_for_removal'],
} as const satisfies Record<ImportChoiceKind, readonly string[]>;

/** The columns that an import can change. */
export const changeableColumns = Object.values(columnsOf).flat();

/** A stored address with the parts that the file has. */
export const fromFile = (column: string) =>
  sql`coalesce(nullif(${sql.ref(`rent_roll.${column}`)}, ''), ${sql.ref(`tenants.${column}`)})`;

/**
 * Takes over what the user has chosen from the differences of the preview (IMP-44). Reads `rent_roll_differences`. Throws if
 * a tenant or the file has changed since the preview. Returns the tenants as they were before.
 */
export async function applyChoices(
  trx: Transaction,
  choices: readonly ImportChoice[],
  { differences, now }: { differences: readonly ImportDifference[]; now: Date },
): Promise<ChangedTenant[]> {
  if (choices.length === 0) return [];
  const changes = new Map(differences.map((each) => [each.tenant_id, each.changes ?? []]));
  const chosen = choices.map(({ values = [], ...choice }) => ({
    ...choice,
    has_values: values.every(({ field, to }) =>
      changes.get(choice.tenant_id)?.some((each) => each.field === field && each.to === to),
    ),
  }));
  const ids = choices.map(({ tenant_id }) => tenant_id);
  await sql`select id from tenants where id = ${anyOf(ids)} order by id for update`.execute(trx);
  await sql`
    create temporary table choices on commit drop as
    select chosen.*, rent_roll_differences.number, tenants.id is not null
        and date_trunc('milliseconds', tenants.updated_at) = chosen.seen_at
        and has_values and chosen.take <@ case kind when 'gone' then array['moved_out'] else fields end as is_valid
    from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb)
      as chosen (tenant_id integer, seen_at timestamptz, take text[], has_values boolean)
    left join rent_roll_differences using (tenant_id)
    left join tenants on tenants.id = chosen.tenant_id
  `.execute(trx);
  await assertValid(trx);
  const before = await sql<ChangedTenant>`
    select id as tenant_id, to_jsonb(kept) as before
    from tenants cross join lateral (select tenants.updated_at, ${sql.join(changeableColumns.map((name) => sql.ref(`tenants.${name}`)))}) as kept
    where id = ${anyOf(ids)} order by id
  `.execute(trx);
  const values: Partial<Record<string, RawBuilder<unknown>>> = {
    unit: sql`rent_roll.units[1]`,
    ...Object.fromEntries(
      [...columnsOf.address, ...columnsOf.contact].map((column) => [column, fromFile(column)]),
    ),
    status: sql`'moved_out'`,
    coverage_id: sql`null`,
    tagged_for_removal: sql`false`,
  };
  const updates = Object.entries(columnsOf).flatMap(([kind, columns]) =>
    columns.map((column) => {
      const value = values[column] ?? sql.ref(`rent_roll.${column}`);
      return sql`${sql.ref(column)} = case when ${kind} = any(take) then ${value} else ${sql.ref(`tenants.${column}`)} end`;
    }),
  );
  await sql`
    update tenants set ${sql.join(updates)}, updated_at = ${now}
    from choices left join rent_roll on rent_roll.number = choices.number
    where tenants.id = choices.tenant_id
  `.execute(trx);
  return before.rows;
}

async function assertValid(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ name: string | null; count: number }>`
    select min(concat_ws(' ', first_name, last_name)) as name, count(*) as count
    from choices left join tenants on tenants.id = tenant_id where is_valid is not true
  `.execute(trx);
  const { name = null, count = 0 } = rows[0] ?? {};
  if (count === 0) return;
  const others = count > 1 ? ` and ${count - 1} more` : '';
  throw new HttpError(
    409,
    `${name ?? 'A tenant'}${others} changed since the preview, so nothing was imported. Please look at the preview again.`,
  );
}
