import { sql } from 'kysely';

const place = (tenant: string) =>
  sql`lower(regexp_replace(
    concat_ws(' ', ${sql.ref(`${tenant}.address`)}, ${sql.ref(`${tenant}.city`)}, ${sql.ref(`${tenant}.state`)}, ${sql.ref(`${tenant}.zip_code`)}),
    '[^[:alnum:]]+', '', 'g'
  ))`;

/** Whether two rows of `tenants` have the same facility, name, address and unit: perhaps one lease with two accounts. */
export const isSameLease = (one: string, other: string) => sql<boolean>`(
  ${sql.ref(`${one}.facility_id`)} = ${sql.ref(`${other}.facility_id`)}
  and ${sql.ref(`${one}.id`)} <> ${sql.ref(`${other}.id`)}
  and ${sql.ref(`${one}.name_key`)} = ${sql.ref(`${other}.name_key`)}
  and ${sql.ref(`${one}.name_key`)} <> ''
  and ${sql.ref(`${one}.search_unit`)} = ${sql.ref(`${other}.search_unit`)}
  and ${place(one)} = ${place(other)}
)`;
