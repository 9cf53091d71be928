import { sql } from 'kysely';

const printed = sql<string>`concat_ws(
  ' ', tenants.first_name, tenants.last_name, tenants.address, tenants.city, tenants.state, tenants.zip_code,
  tenants.country,
  case when cardinality(tenants.units) > 0 then array_to_string(tenants.units, ' ') else tenants.unit end
)`;

/** Every font has these characters. The printer decides about the others. */
const isUnusual = sql<boolean>`(${printed} ~ '[^\u0020-\u007e\u00a0-\u017f]')`;

/** The printed texts of an unusual tenant; `null` for the others. */
export const unusualText = sql<string | null>`case when ${isUnusual} then ${printed} end`;

/** Letters with less text about the tenant always fit. The printer decides about the others. */
export const isLong = sql<boolean>`(length(${printed}) > 100 or tenants.address ~ '\n.*\n')`;

/** The tenants about whom the printer decides. */
export const mayBeUnprintable = sql<boolean>`(${isUnusual} or ${isLong})`;
