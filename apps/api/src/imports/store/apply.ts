import type { ImportChoice } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/errors.ts';
import { changesOf, lockStored, moveOutUpdate, type TenantEdit } from '../../tenants/index.ts';
import { capitalise, number, tenantInWords } from '../../text/words.ts';
import type { ComparedTenant } from '../compare/compareUpload.ts';
import { comparedFields } from '../compare/fields.ts';

/**
 * Takes over what the user has chosen from the differences of the preview (IMP-44). Throws if a tenant or the file has
 * changed since the preview. Returns the tenants as they were before, with their updates.
 */
export async function applyChoices(
  trx: Transaction,
  choices: readonly ImportChoice[],
  comparedTenants: readonly ComparedTenant[],
  now: Date,
): Promise<TenantEdit[]> {
  if (choices.length === 0) return [];
  const choiceOf = new Map(choices.map((choice) => [choice.tenant_id, choice]));
  const storedTenants = await lockStored(trx, [...choiceOf.keys()], 'all');
  const storedOf = new Map(storedTenants.map((each) => [each.id, each]));
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
  const [invalid, ...others] = choices.filter((choice) => !isValid(choice));
  if (invalid) {
    const tenant = storedOf.get(invalid.tenant_id);
    const name = tenant ? capitalise(tenantInWords(tenant)) : 'A tenant';
    const more = others.length > 0 ? ` and ${number(others.length)} more` : '';
    throw new HttpError(
      409,
      `${name}${more} changed since the preview, so nothing was imported. Please look at the preview again.`,
    );
  }
  const edits = storedTenants.map((tenant) => {
    const take = choiceOf.get(tenant.id)?.take ?? [];
    const update = updateOf(tenant, take, comparedOf.get(tenant.id)?.row);
    return { tenant, update: changesOf(tenant, update) };
  });
  await writeEdits(trx, edits, now);
  return edits;
}

/** The update of a tenant. Parts that the file does not have stay, but not those of another name or unit. */
function updateOf(
  tenant: TenantEdit['tenant'],
  take: ImportChoice['take'],
  row: ComparedTenant['row'],
): TenantEdit['update'] {
  const update: TenantEdit['update'] = {};
  const fileValues: Record<string, unknown> = { ...row };
  for (const kind of take) {
    if (kind === 'moved_out') return moveOutUpdate(tenant);
    for (const column of comparedFields[kind].columns) {
      const fallback = kind === 'name' || kind === 'unit' ? null : tenant[column];
      Object.assign(update, { [column]: fileValues[column] || fallback });
    }
  }
  return update;
}

/** Writes all updates in one statement. */
async function writeEdits(trx: Transaction, edits: readonly TenantEdit[], now: Date) {
  const changes = edits.map(({ tenant: { id }, update }) => ({
    id,
    after: { ...update, updated_at: now },
  }));
  const columns = new Set(changes.flatMap(({ after }) => Object.keys(after)));
  const values = [...columns].map((name) => sql`${sql.ref(name)} = ${sql.ref(`written.${name}`)}`);
  await sql`
    update tenants set ${sql.join(values)}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (id integer, after jsonb)
    join tenants as stored using (id)
    cross join lateral jsonb_populate_record(stored, after) as written
    where tenants.id = changed.id
  `.execute(trx);
}
