import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes and counts for lists and searches over a million tenants. `bench/api` measures what each costs and saves.
 * Only SQL that PostgreSQL 15 and the embedded 18 share.
 */
export const aMillionTenants: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** The counted properties of a tenant, given the name of its row. */
export const kind = (row: string) => `
  ${row}.facility_id, ${row}.status, ${row}.tagged_for_removal, ${row}.charge_applied,
  ${row}.charge_confirmed_date is not null, ${row}.coverage_id is not null,
  complete_address(${row}.address, ${row}.city, ${row}.state, ${row}.zip_code),
  ${row}.initial_letter_sent_date is not null, ${row}.follow_up_letter_sent_date is not null,
  ${row}.welcome_letter_sent_date is not null`;

export const kindColumns = `
  facility_id, status, tagged_for_removal, charge_applied, charge_confirmed, covered,
  complete_address, initial_letter_sent, follow_up_letter_sent, welcome_letter_sent`;

/**
 * Adds differences to the stored counts. The fixed order prevents deadlocks between transactions. A facility that is
 * being deleted has no counts left to update.
 */
export const add = (changes: string) => `
  insert into tenant_counts (${kindColumns}, tenants)
  select * from (${changes}) as changes (${kindColumns}, tenants)
  where tenants <> 0 and exists (select from facilities where id = facility_id)
  order by ${kindColumns}
  on conflict on constraint tenant_counts_of_a_kind
  do update set tenants = tenant_counts.tenants + excluded.tenants`;

const statements = [
  // The same pairs as before: a loop takes half the time of the query that it replaces.
  `create or replace function bigrams(value text) returns text[]
    language plpgsql immutable strict parallel safe
    as $$
    declare
      pairs text[] := '{}';
    begin
      for place in 1 .. length(value) - 1 loop
        pairs[place] := substr(value, place, 2);
      end loop;
      return pairs;
    end
    $$`,
  // A line end cannot be typed, so no match spans two units.
  `create function unit_text(unit text, units text[]) returns text
    language sql immutable parallel safe
    return lower(concat_ws(chr(10), unit, array_to_string(units, chr(10))))`,
  'create index tenants_search_unit on tenants using gin (bigrams(unit_text(unit, units)))',
  // Finds a page deep in the list in the index alone, with any filter.
  'drop index tenants_all_by_name',
  `create index tenants_all_by_name on tenants (lower(last_name), lower(first_name), id)
    include (last_name, first_name, facility_id, status, tagged_for_removal)`,

  // As char(n), a text of spaces equals the empty text, without the copy that btrim makes.
  `create function complete_address(address text, city text, state text, zip_code text)
    returns boolean language sql immutable parallel safe
    return coalesce(
      address::bpchar <> '' and city::bpchar <> '' and state::bpchar <> '' and zip_code::bpchar <> '',
      false
    )`,
  `create table tenant_counts (
    facility_id integer not null references facilities (id) on delete cascade,
    status text,
    tagged_for_removal boolean not null,
    charge_applied boolean not null,
    charge_confirmed boolean not null,
    covered boolean not null,
    complete_address boolean not null,
    initial_letter_sent boolean not null,
    follow_up_letter_sent boolean not null,
    welcome_letter_sent boolean not null,
    tenants integer not null,
    constraint tenant_counts_of_a_kind unique nulls not distinct (${kindColumns})
  )`,
  // Triggers update the counts in the transaction of each change.
  `create function count_tenants() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then
          ${add(`select ${kind('added')}, count(*) from added group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'DELETE' then
          ${add(`select ${kind('removed')}, -count(*) from removed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`)};
        when 'UPDATE' then
          ${add(`
            select facility_id, a, b, c, d, e, f, g, h, i, sum(one) from (
              select ${kind('added')}, 1 from added union all select ${kind('removed')}, -1 from removed
            ) as parts (facility_id, a, b, c, d, e, f, g, h, i, one)
            group by facility_id, a, b, c, d, e, f, g, h, i`)};
        when 'TRUNCATE' then
          delete from tenant_counts;
      end case;
      return null;
    end
    $$`,
  `create trigger count_added after insert on tenants
    referencing new table as added for each statement execute function count_tenants()`,
  `create trigger count_removed after delete on tenants
    referencing old table as removed for each statement execute function count_tenants()`,
  `create trigger count_changed after update on tenants
    referencing new table as added old table as removed
    for each statement execute function count_tenants()`,
  `create trigger count_none after truncate on tenants
    for each statement execute function count_tenants()`,
  add(`select ${kind('tenants')}, count(*) from tenants group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`),
  'analyze tenant_counts',
];
