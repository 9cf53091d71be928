import type { Day, Software } from '@audit-letters/api-client/contract';
import { searchName } from '../database/searchName.ts';
import type { LeftOutRow, RentRoll, RentRollRow } from './read/rentRoll.ts';
import { FacilityIndex, type FoundSite, type KnownFacility, type SiteName } from './read/sites.ts';
import { mapBatches } from './read/table.ts';
import { tenantKey } from './read/tenantKey.ts';

/** What becomes of a row of the rent roll. */
export type Outcome =
  | 'Imported'
  | 'Same tenant'
  | 'Already active'
  | 'Duplicate'
  | 'Not imported'
  | 'Left out';

/** A row as the database takes it before it is asked who is known already, by the names of the columns. */
export interface PlannedRow {
  number: number;
  outcome: Outcome;
  reason: string;
  missing_prime_id?: string;
  facility_id?: number;
  import_key?: string;
  search_name?: string;
  first_name?: string | null;
  last_name?: string | null;
  address?: string | null;
  city?: string | null;
  state?: string | null;
  zip_code?: string | null;
  country?: string | null;
  units?: readonly string[];
  move_in_date?: Day | null;
  billing_date?: Day | null;
  billing_anniversary?: string | null;
  monitor_note?: string | null;
}

/** The facilities that rows may name, and the one that the import was opened with. */
export interface Sites {
  facilities: readonly KnownFacility[];
  chosen: KnownFacility | undefined;
}

/** Nothing tells whose tenants these are. */
export class NoFacility extends Error {
  override name = 'NoFacility';
}

/**
 * Gives every row its facility (IMP-11: the row's site column, then the lines above the headings,
 * then the facility that the import was opened with) and its tenant a key there.
 */
export function planImport(
  { titleSites, rows }: RentRoll,
  software: Software,
  { facilities, chosen }: Sites,
): AsyncGenerator<PlannedRow[]> {
  const index = new FacilityIndex(facilities);
  const findSite = remembering(index);
  const fallback: FoundSite = index.find(titleSites) ?? (chosen && { facility: chosen });
  return mapBatches(rows, (row) => {
    if ('kind' in row) return leftOut(row);
    const site = findSite(row.sites) ?? fallback;
    if (!site) throw new NoFacility();
    return 'unknown' in site
      ? {
          ...leftOut({ ...row, kind: 'error', reason: site.reason }),
          missing_prime_id: site.unknown,
        }
      : planned(row, software, site.facility.id);
  });
}

const leftOut = ({
  number,
  kind,
  reason,
  firstName = null,
  lastName = null,
  units = [],
}: LeftOutRow): PlannedRow => ({
  number,
  outcome: kind === 'error' ? 'Not imported' : 'Left out',
  reason,
  first_name: firstName,
  last_name: lastName,
  units,
});

const planned = (row: RentRollRow, software: Software, facilityId: number): PlannedRow => ({
  number: row.number,
  outcome: 'Imported',
  reason: row.remarks.join('; '),
  facility_id: facilityId,
  import_key: tenantKey(software, row),
  search_name: searchName(row.firstName, row.lastName),
  first_name: row.firstName,
  last_name: row.lastName,
  address: row.address,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
  country: row.country,
  units: row.units,
  move_in_date: row.moveInDate,
  billing_date: row.billingDate,
  billing_anniversary: row.billingAnniversary,
  monitor_note: row.monitorNote,
});

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
