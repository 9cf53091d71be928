import type {
  ImportComparison,
  ImportFacility,
  ImportQuestion,
} from '@audit-letters/api-client/contract';
import { importFileNames, softwareName } from '@audit-letters/api-client/values';
import { HttpError } from '../http/errors.ts';
import { counted, countedOf, firstFive } from '../text/words.ts';
import type { ImportForm } from './form.ts';
import type { Programs } from './read/readUpload.ts';
import type { NamedFacility } from './read/sites.ts';

/** Refuses an import of files that another program certainly wrote, unless the user has confirmed it (IMP-21). */
export function askAboutSoftware(
  { software, softwareConfirmed }: ImportForm,
  programs: Programs,
  facilities: readonly ImportFacility[],
): void {
  if (softwareConfirmed) return;
  const others = programs.filter(({ program }) => program !== software);
  const facilitiesOfOtherSoftware = facilities.flatMap((each) =>
    each.software && each.software !== software ? [{ ...each, software: each.software }] : [],
  );
  const [other] = others;
  if (!other) return;
  throw questionOf({
    message: [
      ...others.map(
        ({ file, program }) =>
          `${importFileNames[file]}: These are the headings of ${softwareName(program)}, not of ${softwareName(software)}.`,
      ),
      facilitiesOfOtherSoftware.length > 0 &&
        `${inList(facilitiesOfOtherSoftware.map((each) => `${each.facility_number} uses ${softwareName(each.software)}`))}.`,
    ]
      .filter(Boolean)
      .join(' '),
    confirm: 'software_confirmed',
    facilities: facilitiesOfOtherSoftware,
    recognised_software: other.program,
  });
}

/** Refuses an import that was opened for one facility and has rows of another (IMP-22). */
export function askAboutFacilities(
  form: ImportForm,
  formFacility: NamedFacility | undefined,
  facilities: readonly ImportFacility[],
): void {
  if (form.facilitiesConfirmed || !formFacility) return;
  const others = facilities.filter((each) => each.facility_number !== formFacility.facility_number);
  if (others.length === 0) return;
  const rows = inList(
    others.map(
      ({ row_count, facility_number }) =>
        `${counted(row_count, 'row names', 'rows name')} ${facility_number}`,
    ),
  );
  throw questionOf({
    message: `The import is for facility ${formFacility.facility_number}, but ${rows}.`,
    confirm: 'facilities_confirmed',
    facilities: others,
    recognised_software: null,
  });
}

/** A sentence about a file that has the account name of another facility than the chosen one (IMP-36). */
export const otherFacilityIn = (
  formFacility: NamedFacility | undefined,
  other: NamedFacility | undefined,
): string | null =>
  formFacility && other
    ? `The import is for facility ${formFacility.facility_number}, but the file names ${other.account_name}, which is facility ${other.facility_number}.`
    : null;

/**
 * If the form asks, refuses a file that has the account name of another facility, or in which most tenants of a
 * facility are missing or have another name (IMP-36).
 */
export function askAboutTenants(
  form: ImportForm,
  {
    comparisons,
    facilities,
    otherFacility,
  }: {
    comparisons: readonly ImportComparison[];
    facilities: readonly ImportFacility[];
    otherFacility: string | null;
  },
): void {
  if (form.tenantsConfirmed) return;
  const suspicious = comparisons.filter((each) => each.is_suspicious);
  if (suspicious.length === 0 && !otherFacility) return;
  const numbers = suspicious.map((each) => each.facility_number);
  const sentences = suspicious.map(
    (each) =>
      `Facility ${each.facility_number} has ${counted(each.tenants_before, 'tenant')}; ${differencesOf(each)}.`,
  );
  throw questionOf({
    message: `${[...(otherFacility ? [otherFacility] : []), ...firstFive(sentences, (more) => `And ${more} more like these.`)].join(' ')} This may be the file of another facility.`,
    confirm: 'tenants_confirmed',
    facilities: facilities.filter((each) => numbers.includes(each.facility_number)),
    recognised_software: null,
  });
}

/** '12 of them are not in this file and 3 have another name in it'; a count of zero is left out. */
function differencesOf({ gone_count: gone, renamed_count: renamed }: ImportComparison): string {
  const areGone = `${countedOf(gone, 'them', ['is', 'are'])} not in this file`;
  if (renamed === 0) return areGone;
  return gone === 0
    ? `${countedOf(renamed, 'them', ['has', 'have'])} another name in this file`
    : `${areGone} and ${counted(renamed, 'has', 'have')} another name in it`;
}

function questionOf({ message, ...details }: ImportQuestion): HttpError {
  return new HttpError(422, message, { details });
}

/** 'A, B and C'. A long list is cut to 'A, B, C, D, E and 12 more'. */
function inList(texts: readonly string[]): string {
  const items = firstFive(texts, (more) => `${more} more`);
  // British English has no comma before 'and'.
  return new Intl.ListFormat('en-GB').format(items);
}
