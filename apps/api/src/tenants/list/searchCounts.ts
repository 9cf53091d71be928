import type { Db } from '../../database/engine.ts';
import { inFacilities, type Scope } from './scope.ts';

/** Counts by name. */
export type Counts = Record<string, number>;

/** The counts of a search in one facility, as of a version of its tenants. */
interface FacilityCounts {
  version: string;
  counts: Counts;
}

/** The latest searches of a database, each with its counts by facility. */
type Searches = Map<string, ReadonlyMap<number, FacilityCounts>>;

const searchesOf = new WeakMap<Db, Searches>();
/** The counts of a facility take 0.5 kB, so all take 25 MB at most. */
const mostFacilities = 50_000;

/**
 * The counts of a text search. A common fragment matches a tenth of all tenants, so the counts of each facility are kept:
 * `count` counts only in facilities whose tenants have changed since. It gets the number of matches among all tenants before, if it is known.
 */
export async function countsOfSearch(
  db: Db,
  { facilityIds, ...search }: Scope,
  count: (scope: Scope, before?: number) => Promise<Array<Counts & { facility_id: number }>>,
): Promise<Counts> {
  // Before the counts: a change in between makes them newer than their version, so they are counted again.
  const versions = await versionsOf(db, facilityIds);
  const key = JSON.stringify(search);
  const kept: Searches = searchesOf.get(db) ?? new Map();
  searchesOf.set(db, kept);
  const known = kept.get(key);
  const changed = versions.filter(
    ({ facility_id, version }) => known?.get(facility_id)?.version !== version,
  );
  const current = new Map(known);
  if (changed.length > 0) {
    const before = facilityIds
      ? undefined
      : known && sumOf([...known.values()].map((each) => each.counts)).all;
    const rows = await count(
      { ...search, facilityIds: changed.map((row) => row.facility_id) },
      before,
    );
    const counted = new Map(rows.map(({ facility_id, ...counts }) => [facility_id, counts]));
    for (const { facility_id, version } of changed) {
      current.set(facility_id, { version, counts: counted.get(facility_id) ?? {} });
    }
  }
  keep(kept, key, current);
  return sumOf(versions.map(({ facility_id }) => current.get(facility_id)?.counts ?? {}));
}

function versionsOf(db: Db, facilityIds: number[] | undefined) {
  const versions = db.selectFrom('tenant_versions').selectAll();
  return (
    facilityIds ? versions.where(inFacilities('tenant_versions', facilityIds)) : versions
  ).execute();
}

/** Keeps the counts as the latest, and deletes the oldest above the limit. */
function keep(searches: Searches, key: string, counts: ReadonlyMap<number, FacilityCounts>): void {
  searches.delete(key);
  searches.set(key, counts);
  let facilities = 0;
  for (const [search, { size }] of [...searches].reverse()) {
    facilities += size;
    if (facilities > mostFacilities) searches.delete(search);
  }
}

function sumOf(parts: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of parts) {
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
