import {
  type ImportChoice,
  type ImportChoiceKind,
  ImportChoiceKinds,
} from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import { anyOf } from '../../database/expressions.ts';
import type { ChangedTenant } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import type { ComparedTenant } from '../compare/compareUpload.ts';
import { takenOver } from '../compare/fields.ts';

const columnsOf = (kind: ImportChoiceKind) => {
  const { columns, others = [] } = takenOver[kind];
  return [...columns, ...others];
};

/** The columns that an import can change. */
const changeableColumns = ImportChoiceKinds.flatMap(columnsOf);

/**
 * Takes over what the user has chosen from the differences of the preview (IMP-44). Throws if a tenant or the file has
 * changed since the preview. Returns the tenants as they were before.
 */
export async function applyChoices(
  trx: Transaction,
  choices: readonly ImportChoice[],
  comparedTenants: readonly ComparedTenant[],
  now: Date,
): Promise<ChangedTenant[]> {
  if (choices.length === 0) return [];
  const columns = sql.join(changeableColumns.map((name) => sql.ref(`tenants.${name}`)));
  const { rows: storedTenants } = await sql<StoredTenant>`
    select id as tenant_id, to_jsonb(kept) as before, tenants.updated_at, concat_ws(' ', tenants.first_name, tenants.last_name) as name
    from tenants cross join lateral (select tenants.updated_at, ${columns}) as kept
    where id = ${anyOf(choices.map(({ tenant_id }) => tenant_id))} order by id for update of tenants
  `.execute(trx);
  const storedOf = new Map(storedTenants.map((each) => [each.tenant_id, each]));
  const comparedOf = new Map(comparedTenants.map((each) => [each.tenant_id, each]));
  const isValid = ({ tenant_id, seen_at, take, values = [] }: ImportChoice) => {
    const tenant = comparedOf.get(tenant_id);
    return (
      storedOf.get(tenant_id)?.updated_at.getTime() === Date.parse(seen_at) &&
      take.every((kind) => tenant?.kinds.includes(kind)) &&
      values.every(({ field, to }) =>
        tenant?.changes.some((change) => change.field === field && change.to === to),
      )
    );
  };
  const [invalid, ...others] = choices
    .filter((choice) => !isValid(choice))
    .map(({ tenant_id }) => storedOf.get(tenant_id)?.name ?? 'A tenant');
  if (invalid) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    throw new HttpError(
      409,
      `${invalid}${more} changed since the preview, so nothing was imported. Please look at the preview again.`,
    );
  }
  await writeColumns(
    trx,
    choices.map(({ tenant_id, take }) => {
      const before = storedOf.get(tenant_id)?.before ?? {};
      const values = valuesOf(take, before, comparedOf.get(tenant_id)?.row);
      return { tenant_id, before: { ...values, updated_at: now } };
    }),
  );
  return storedTenants.map(({ tenant_id, before }) => ({ tenant_id, before }));
}

interface StoredTenant extends ChangedTenant {
  before: Record<string, unknown>;
  updated_at: Date;
  name: string;
}

/** The columns of a tenant after the change. Parts that the file does not have stay, but not those of another name. */
function valuesOf(
  take: readonly ImportChoiceKind[],
  before: Record<string, unknown>,
  row: ComparedTenant['row'],
) {
  const values = { ...before };
  const fileValues: Record<string, unknown> = { ...row };
  for (const kind of take) {
    if (kind === 'moved_out') {
      Object.assign(values, { status: kind, coverage_id: null, tagged_for_removal: false });
      continue;
    }
    const fallback = kind === 'name' || kind === 'unit' ? {} : before;
    for (const column of columnsOf(kind)) {
      values[column] = fileValues[column] || (fallback[column] ?? null);
    }
  }
  return values;
}

/** Writes the columns that an import can change. */
async function writeColumns(trx: Transaction, tenants: readonly ChangedTenant[]): Promise<void> {
  const columns = ['updated_at', ...changeableColumns].map((name) => sql.ref(name));
  await sql`
    update tenants set ${sql.join(columns.map((name) => sql`${name} = written.${name}`))}
    from jsonb_to_recordset(${JSON.stringify(tenants)}::jsonb) as changed (tenant_id integer, before jsonb)
    cross join lateral jsonb_populate_record(null::tenants, changed.before) as written
    where tenants.id = changed.tenant_id
  `.execute(trx);
}
