import type { Software } from '@audit-letters/api-client/contract';
import { searchName } from '../tenants/searchName.ts';
import type { LeftOutRow, RentRoll, RentRollRow } from './rentRoll.ts';
import { FacilityIndex, type FoundSite, type KnownFacility, type SiteName } from './sites.ts';
import { nameKey, tenantKey } from './tenantKey.ts';

/** A tenant of a facility as the rows of the rent roll tell, all units together. */
export interface Candidate {
  facility: KnownFacility;
  key: string;
  /** The first of its rows, with the units and the earliest move-in of all. */
  row: RentRollRow;
  rowNumbers: number[];
  searchName: string;
}

/** The rent roll as tenants of facilities, before anybody asks who of them is known already. */
export interface Plan {
  candidates: Candidate[];
  leftOut: LeftOutRow[];
  missingPrimeIds: string[];
  rowCount: number;
}

/** Nothing tells whose tenants these are. */
export class NoFacility extends Error {
  override name = 'NoFacility';
}

/**
 * Gives every row its facility (Contract §7: the row's site column, then the lines above the headings,
 * then the facility that the import was opened with) and merges the rows of one tenant.
 */
export function planImport(
  rentRoll: RentRoll,
  software: Software,
  facilities: readonly KnownFacility[],
  chosen: KnownFacility | undefined,
): Plan {
  const index = new FacilityIndex(facilities);
  const findSite = remembering(index);
  const title = index.find(rentRoll.titleSites);
  const fallback: FoundSite = title ?? (chosen && { facility: chosen });
  const candidates = new Map<string, Candidate>();
  const leftOut = [...rentRoll.leftOut];
  const missing = new Set<string>();
  for (const row of rentRoll.rows) {
    const site = findSite(row.sites) ?? fallback;
    if (!site) throw new NoFacility();
    if ('unknown' in site) {
      missing.add(site.unknown);
      leftOut.push({ number: row.number, kind: 'error', reason: site.reason });
      continue;
    }
    addRow(candidates, site.facility, tenantKey(software, row), row);
  }
  return {
    candidates: [...candidates.values()],
    leftOut,
    missingPrimeIds: [...missing],
    rowCount: rentRoll.rows.length + rentRoll.leftOut.length,
  };
}

function addRow(
  candidates: Map<string, Candidate>,
  facility: KnownFacility,
  key: string,
  row: RentRollRow,
): void {
  const known = candidates.get(`${facility.id} ${key}`);
  if (!known) {
    candidates.set(`${facility.id} ${key}`, {
      facility,
      key,
      row: { ...row },
      rowNumbers: [row.number],
      searchName: searchName(row.firstName, row.lastName),
    });
    return;
  }
  known.rowNumbers.push(row.number);
  known.row.units = [...new Set([...known.row.units, ...row.units])];
  known.row.remarks = [...known.row.remarks, ...row.remarks];
  const { moveInDate } = known.row;
  if (row.moveInDate && (!moveInDate || row.moveInDate < moveInDate)) {
    known.row.moveInDate = row.moveInDate;
  }
}

/** Rows of one site come in thousands, so each spelling is looked up once. */
function remembering(index: FacilityIndex) {
  const found = new Map<string, FoundSite>();
  return (sites: readonly SiteName[]): FoundSite => {
    if (sites.length === 0) return undefined;
    const spelling = sites.map(({ text, certain }) => `${certain}${text}`).join('\n');
    if (!found.has(spelling)) found.set(spelling, index.find(sites));
    return found.get(spelling);
  };
}

/** Someone whom the facility has, or had in an archived period. */
export interface KnownTenant {
  facilityId: number;
  key: string | null;
  firstName: string | null;
  lastName: string | null;
  units: readonly string[];
}

export interface EarlierTenant extends KnownTenant {
  status: string | null;
  letterEffectiveDate: string | null;
}

/** What becomes of each candidate. */
export interface Outcomes {
  inserts: Candidate[];
  active: Candidate[];
  duplicates: { candidate: Candidate; earlier: EarlierTenant }[];
}

/** A tenant of now is active, one of an archived period a duplicate; everybody else is new. */
export function outcomesOf(
  candidates: readonly Candidate[],
  current: readonly KnownTenant[],
  earlier: readonly EarlierTenant[],
): Outcomes {
  const isActive = finder(current);
  const wasThere = finder(earlier);
  const outcomes: Outcomes = { inserts: [], active: [], duplicates: [] };
  for (const candidate of candidates) {
    if (isActive(candidate)) {
      outcomes.active.push(candidate);
      continue;
    }
    const before = wasThere(candidate);
    if (before) outcomes.duplicates.push({ candidate, earlier: before });
    else outcomes.inserts.push(candidate);
  }
  return outcomes;
}

/** Finds by the account, else by the same name in the same unit (Contract §4). */
function finder<T extends KnownTenant>(tenants: readonly T[]) {
  const byKey = new Map<string, T>();
  const byUnit = new Map<string, T[]>();
  for (const tenant of tenants) {
    if (tenant.key) byKey.set(`${tenant.facilityId} ${tenant.key}`, tenant);
    for (const unit of tenant.units) {
      const place = inFacility(tenant.facilityId, unit);
      byUnit.set(place, [...(byUnit.get(place) ?? []), tenant]);
    }
  }
  return ({ facility, key, row }: Candidate): T | undefined => {
    const same = byKey.get(`${facility.id} ${key}`);
    if (same) return same;
    const there = row.units.flatMap((unit) => byUnit.get(inFacility(facility.id, unit)) ?? []);
    // Names are compared only where the units are the same, which is seldom and costs little.
    return there.find((tenant) => nameKey(tenant) === nameKey(row));
  };
}

const inFacility = (facilityId: number, unit: string) => `${facilityId} ${unit.toLowerCase()}`;
