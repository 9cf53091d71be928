import { fold } from '@audit-letters/api-client/values';
import { plainText } from '../../database/expressions.ts';
import { Invalid, invalidField } from '../../http/errors.ts';
import type { SheetRow } from '../../sheets/read.ts';
import type { RowClass } from '../rowClass.ts';
import { identifierOf } from './cells/identifiers.ts';
import { matchHeading } from './headings/match.ts';

/** The name or id of a facility in a file. */
export interface SiteName {
  text: string;
  /** Whether the column holds ids only. 'Location' may also hold a town. */
  certain: boolean;
}

/** A facility with the fields by which files name it. */
export interface NamedFacility {
  id: number;
  facility_number: string;
  prime_site_id: string | null;
  account_name: string | null;
}

/** The facilities that rows may name, and the facility of the form. */
export interface Sites {
  facilities: readonly NamedFacility[];
  formFacility: NamedFacility | undefined;
}

/** The facility with the number of the form. Throws `Invalid` if there is none. */
export function chosenFacility(
  number: string | undefined,
  facilities: readonly NamedFacility[],
): NamedFacility | undefined {
  if (number === undefined) return undefined;
  const key = number.toLowerCase();
  const facility = facilities.find((one) => one.facility_number.toLowerCase() === key);
  if (facility) return facility;
  throw invalidField(
    'facility_number',
    `There is no facility with the number '${number.slice(0, 60)}'.`,
  );
}

export type FoundSite =
  | { facility: NamedFacility }
  /** An id of no facility, or of two. */
  | { unknown: string; rowClass: RowClass }
  | undefined;

const keyValue = /^\s*([\p{L}#. ]{3,30}?)\s*[:#=]+\s*(.+?)\s*$/u;
/** `Site ID 4411`, `Facility 1001`: a key and a number without a separator. */
const keyNumber = /^\s*([\p{L}#. ]{3,30}?)[\s#]+(\p{L}{0,4}-?\d[\p{L}\p{M}\p{N}_-]*)\s*$/u;
const looksLikeId = /^\p{L}{0,4}[-_ ]?\d[\p{L}\p{M}\p{N}_-]*$/u;

/** The facilities named above the headings: `Site ID: 4411`, in one cell or in two. */
export function titleSites(rows: readonly SheetRow[]): SiteName[] {
  const sites: SiteName[] = [];
  for (const { cells } of rows) {
    const texts = cells.filter((cell) => cell !== '');
    for (const [index, text] of texts.entries()) {
      const [, key = text, value = texts[index + 1] ?? ''] =
        keyValue.exec(text) ?? keyNumber.exec(text) ?? [];
      const field = matchHeading(key)?.field;
      if (value === '' || (field !== 'site_id' && field !== 'site_name')) continue;
      sites.push({ text: value, certain: field === 'site_id' });
    }
  }
  return sites;
}

const idFields = ['prime_site_id', 'facility_number'] as const;

/** Facility numbers that differ in more than capitals may both exist. */
export const lowerCase = (id: string) => id.trim().toLowerCase();
const withoutZeros = (id: string) => identifierOf(lowerCase(plainText(id))).replace(/^0+(?=.)/, '');

/** Finds facilities by the Prime Site ID, then by the facility number. */
export class FacilityIndex {
  /** From the exact spelling to the loosest, each by the Prime Site ID and then by the facility number. */
  readonly #indexes = [lowerCase, withoutZeros].flatMap((spelling) =>
    idFields.map((field) => ({
      spelling,
      field,
      facilitiesOf: new Map<string, NamedFacility[]>(),
    })),
  );

  constructor(facilities: readonly NamedFacility[]) {
    for (const facility of facilities) {
      for (const { spelling, field, facilitiesOf } of this.#indexes) {
        const id = facility[field];
        if (!id) continue;
        const key = spelling(id);
        facilitiesOf.set(key, [...(facilitiesOf.get(key) ?? []), facility]);
      }
    }
  }

  /** The facility of the first name that identifies one. */
  find(sites: readonly SiteName[]): FoundSite {
    let unknown: FoundSite;
    for (const { text, certain } of sites) {
      const site = this.#byId(text) ?? (certain ? undefined : this.#inTitle(text));
      if (site) return site;
      if (certain || looksLikeId.test(text)) {
        unknown ??= { unknown: text, rowClass: 'unknownSite' };
      }
    }
    return unknown;
  }

  #byId(text: string): FoundSite {
    for (const { spelling, facilitiesOf } of this.#indexes) {
      const [facility, another] = facilitiesOf.get(spelling(text)) ?? [];
      if (another) return { unknown: text, rowClass: 'ambiguousSite' };
      if (facility) return { facility };
    }
    return undefined;
  }

  /** `1001 - Harbor Lane` and `Harbor Lane (1001)`: the words with a digit, if they name one facility. */
  #inTitle(text: string): FoundSite {
    const words = text.split(/[\s()[\],:]+/).filter((word) => /\d/.test(word));
    const facilities = words.flatMap((word) => {
      const site = this.#byId(word);
      return site && 'facility' in site ? [site.facility] : [];
    });
    const [facility] = facilities;
    return facility && facilities.every(({ id }) => id === facility.id) ? { facility } : undefined;
  }
}

/**
 * Finds the facility by the row, then by the lines above the headings, then by the form (IMP-11). `find` returns
 * `undefined` if nothing names one. `otherAccount` is a facility whose account name the file has where the form
 * decides.
 */
export function facilityFinder(
  titleRows: readonly SheetRow[],
  { facilities, formFacility }: Sites,
) {
  const index = new FacilityIndex(facilities);
  const titles = titleSites(titleRows);
  const titleSite = index.find(titles);
  const fallback = titleSite ?? (formFacility && { facility: formFacility });
  let otherAccount: NamedFacility | undefined;
  function lookForAccount(names: readonly Pick<SiteName, 'text'>[]) {
    if (titleSite || !formFacility || otherAccount) return;
    const texts = new Set(names.map(({ text }) => fold(text)));
    const [first, ...others] = facilities.filter(
      (one) => one.account_name && texts.has(fold(one.account_name)),
    );
    if (first && others.length === 0 && first.id !== formFacility.id) otherAccount = first;
  }
  const titleCells = titleRows.flatMap(({ cells }) => cells);
  lookForAccount([...titles, ...titleCells.map((text) => ({ text }))]);
  // Thousands of rows repeat the same few site names.
  const cache = new Map<string, FoundSite>();
  return {
    find(names: readonly SiteName[]): FoundSite {
      const key = names.map(({ text, certain }) => `${certain}${text}`).join('\n');
      if (!cache.has(key)) {
        const site = index.find(names);
        if (!site) lookForAccount(names);
        cache.set(key, site);
      }
      return cache.get(key) ?? fallback;
    },
    otherAccount: () => otherAccount,
  };
}

export type FacilityFinder = ReturnType<typeof facilityFinder>;

/** `row` is the row without a facility, in a file whose other rows have one. */
export const noFacility = (row?: number) =>
  new Invalid(
    `Rent Roll: Nothing says which facility ${row ? `the tenant of row ${row} belongs` : 'these tenants belong'} to. A column such as Prime Site ID, or a line such as ‘Facility: 1001’ above the headings, is expected. For a file of one facility, choose “Import tenants” on the page of that facility.`,
  );
