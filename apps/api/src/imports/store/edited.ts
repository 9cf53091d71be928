import type { ImportDifference } from '@audit-letters/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/engine.ts';
import { comparedFields } from '../compare/fields.ts';

/**
 * Marks the changes whose stored value a user has edited: the latest entry of the audit log about these columns is an
 * edit and no import (IMP-44). An import that was undone does not count.
 */
export async function markEdited(
  db: Db,
  differences: readonly ImportDifference[],
): Promise<ImportDifference[]> {
  const changes = differences.flatMap(({ tenant_id, fields }) =>
    fields.map((field) => ({ tenant_id, field, columns: comparedFields[field].columns })),
  );
  if (changes.length === 0) return [...differences];
  const { rows } = await sql<{ key: string }>`
    select tenant_id || field as key
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changes (tenant_id integer, field text, columns text[])
    where (
      select not details ? 'import' from audit_log
      where object_type = 'tenant' and object_ids @> array[tenant_id] and details->'fields' ?| columns
        and not exists (
          select from imports where id = (details->>'import')::int and undone_at is not null
        )
      order by id desc limit 1
    )
  `.execute(db);
  const editedKeys = new Set(rows.map(({ key }) => key));
  return differences.map(({ changes, ...difference }) => ({
    ...difference,
    ...(changes && {
      changes: changes.map((change) => ({
        ...change,
        ...(editedKeys.has(`${difference.tenant_id}${change.field}`) && { is_edited: true }),
      })),
    }),
  }));
}
