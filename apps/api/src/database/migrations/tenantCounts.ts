/** A column of `tenant_counts`, and its value for a row of `tenants`. */
export type TenantFact = readonly [column: string, ofRow: (row: string) => string];

/**
 * The statements of a migration that counts tenants by other facts than before. `facts` are all of them; the columns of new
 * ones have been added. The caller has locked the tenants (`lockTenants`).
 */
export function countTenantsBy(facts: readonly TenantFact[]): string[] {
  const columns = columnsOf(facts);
  const places = placesOf(facts);
  const of = (row: string) => valuesOf(facts, row);
  /**
   * Adds differences to the stored counts. The fixed order prevents deadlocks between transactions. A facility that is
   * being deleted has no counts left to update.
   */
  const add = (changes: string) => `
    insert into tenant_counts (${columns}, tenants)
    select * from (${changes}) as changes (${columns}, tenants)
    where tenants <> 0 and exists (select from facilities where id = facility_id)
    order by ${columns}
    on conflict on constraint tenant_counts_of_a_kind
    do update set tenants = tenant_counts.tenants + excluded.tenants`;
  return [
    'alter table tenant_counts drop constraint tenant_counts_of_a_kind',
    `alter table tenant_counts
      add constraint tenant_counts_of_a_kind unique nulls not distinct (${columns})`,
    `create or replace function count_tenants() returns trigger language plpgsql as $$
      begin
        case tg_op
          when 'INSERT' then
            ${add(`select ${of('added')}, count(*) from added group by ${places}`)};
          when 'DELETE' then
            ${add(`select ${of('removed')}, -count(*) from removed group by ${places}`)};
          when 'UPDATE' then
            ${add(`
              select ${columns}, sum(one) from (
                select ${of('added')}, 1 from added union all select ${of('removed')}, -1 from removed
              ) as parts (${columns}, one)
              group by ${columns}`)};
          when 'TRUNCATE' then
            delete from tenant_counts;
        end case;
        return null;
      end
      $$`,
    ...recountTenantsBy(facts),
  ];
}

/** The statements that count the tenants again, after a change of a function that a fact calls. */
export const recountTenantsBy = (facts: readonly TenantFact[]) => [
  'delete from tenant_counts',
  `insert into tenant_counts (${columnsOf(facts)}, tenants)
    select ${valuesOf(facts, 'tenants')}, count(*) from tenants group by ${placesOf(facts)}`,
];

const columnsOf = (facts: readonly TenantFact[]) => facts.map(([column]) => column).join(', ');
const valuesOf = (facts: readonly TenantFact[], row: string) =>
  facts.map(([, ofRow]) => ofRow(row)).join(', ');
const placesOf = (facts: readonly TenantFact[]) => facts.map((_, index) => index + 1).join(', ');
