import type { Db } from '../../apps/api/src/database/engine.ts';
import { searchColumns } from '../../apps/api/src/database/searchColumns.ts';
import type { withDatabase } from '../../apps/api/src/testing/postgres.ts';

type Client = Parameters<Parameters<typeof withDatabase>[1]>[0];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

// Sorted by frequency: names near the start are drawn more often.
const firstNames = words(`
  James Mary Michael Patricia John Jennifer Robert Linda David Elizabeth William Barbara Richard
  Susan Joseph Jessica Thomas Karen Christopher Sarah Charles Lisa Daniel Nancy Matthew Sandra
  Anthony Betty Mark Ashley Donald Emily Steven Kimberly Andrew Margaret Paul Donna Joshua
  Michelle Kenneth Carol Kevin Amanda Brian Melissa Timothy Deborah Ronald Stephanie Maria Jose
  Luis Guadalupe Wei Priya Omar Aisha Ifeoma Hannah Noah Zoe Yusuf Diego Irene Walter
`);
const lastNames = words(`
  Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez
  Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris
  Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill
  Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips
  Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers
  Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson
  Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo
  Sanders Patel Myers Long Ross Foster Jimenez Okafor Kowalski Adeyemi Lindqvist Haddad Vasquez
  Delacroix Abernathy Yamamoto Vazquez
`);

/** Facilities of different sizes, filled one after another like imports. A third of them have no answers yet. */
export async function fill(
  client: Client,
  { tenants, facilities }: { tenants: number; facilities: number },
): Promise<void> {
  await client.query(
    `insert into facilities (facility_number, prime_site_id, is_prime, account_name, corporate_group, folded_account_name, folded_corporate_group,
      address, city, state, zip_code, contact_name, email, phone, software, letter_effective_date,
      initial_letter_sent_date)
    select 'L' || 1000 + n, case when n % 3 = 0 then 'P' || 5000 + n end, n % 3 = 0,
      'Storage ' || n, n % 12, 'storage ' || n, (n % 12)::text, n || ' Harbor Road', 'Town ' || n % 80,
      (array['TX', 'CA', 'FL', 'OH', 'NY', 'GA', 'WA', 'IL', 'UT', 'NJ'])[1 + n % 10],
      lpad((10000 + n)::text, 5, '0'), 'Manager ' || n, 'f' || n || '@example.com', '5550100',
      (array['sitelink_web', 'syrasoft', 'storedge', 'easystorage'])[1 + n % 4], '2027-01-01',
      case when n % 3 > 0 then date '2026-10-01' end
    from generate_series(1, $1::int) as facilities(n)
    `,
    [facilities],
  );
  await client.query('select setseed(0.25)');
  await client.query(
    `with sizes as materialized (
        select id, ceil($1::int * weight / sum(weight) over ())::int as size
        from (select id, 0.2 + power(random(), 3) as weight from facilities) as weights
      ),
      drawn as materialized (
        select sizes.id as facility_id, n, sizes.id % 3 = 0 as fresh,
          random() as of_status, random() as of_unit, random() as of_address,
          1 + floor(power(random(), 2) * cardinality($2::text[]))::int as of_first,
          case when random() < 0.9
            then 1 + floor(power(random(), 2) * cardinality($3::text[]))::int
          end as of_last,
          translate(left(md5(random()::text), 8), '0123456789abcdef', 'aeiouarslntmdkpg') as drawn_name
        from sizes, generate_series(1, sizes.size) as places(n)
        order by facility_id, n
        limit $1::int
      ),
      whole as (
        select *, ($2::text[])[of_first] as first_name,
          coalesce(($3::text[])[of_last], initcap(drawn_name)) as last_name,
          case when fresh or of_status < 0.4 then null
            when of_status < 0.65 then 'selected_coverage'
            when of_status < 0.78 then 'provide_proof'
            when of_status < 0.86 then 'opt_out'
            when of_status < 0.96 then 'moved_out'
            else 'bad_address'
          end as status,
          chr(65 + (n / 100) % 26) || lpad((n % 100)::text, 3, '0') as door
        from drawn
      )
      insert into tenants (facility_id, first_name, last_name, search_name, search_unit,
        folded_first_name, folded_last_name, name_key, address, city, state,
        zip_code, country, unit, units, move_in_date, billing_date, status, coverage_id,
        charge_applied, charge_confirmed_date, payment_confirmed_date, tagged_for_removal, note,
        initial_letter_sent_date, import_key)
      select facility_id, first_name, last_name,
        lower(first_name || ' ' || last_name || chr(10) || last_name || ' ' || first_name),
        lower(door) || case when of_unit < 0.1 then chr(10) || lower(door) || 'b' else '' end,
        lower(first_name), lower(last_name),
        least(lower(first_name), lower(last_name)) || ' ' || greatest(lower(first_name), lower(last_name)),
        case when of_address > 0.03 then 100 + n % 8900 || ' Elm Street Apt ' || n % 50 end,
        'Town ' || facility_id % 80, 'TX', lpad((10000 + n % 80000)::text, 5, '0'), 'US', door,
        case when of_unit < 0.1 then array[door, door || 'B'] else array[door] end,
        date '2020-01-01' + n % 2200, date '2026-11-01' + n % 28, status,
        case when status = 'selected_coverage' then 1 + n % 4 end,
        coalesce(status = 'selected_coverage' and n % 3 > 0, false),
        case when status = 'selected_coverage' and n % 3 = 1 then date '2026-11-05' end,
        case when status = 'selected_coverage' and n % 3 = 1 then date '2026-11-05' end,
        status is null and n % 50 = 0, case when n % 17 = 0 then 'Prefers to be called late.' end,
        case when not fresh then date '2026-10-01' end, 'sitelink_web:' || n
      from whole
    `,
    [tenants, firstNames, lastNames],
  );
  await client.query('vacuum analyze');
}

/** Checks that the SQL above computes the same searched texts as the server. */
export async function checkNames(db: Db): Promise<void> {
  const rows = await db.selectFrom('tenants').selectAll().limit(1000).execute();
  for (const row of rows) {
    for (const [column, folded] of Object.entries(searchColumns(row))) {
      const stored = Object.entries(row).find(([name]) => name === column)?.[1];
      if (folded !== stored) throw new Error(`${column}: ${stored} is not ${folded}`);
    }
  }
}
