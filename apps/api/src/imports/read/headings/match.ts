import type { Software } from '@audit-letters/api-client/contract';
import { SoftwareKinds } from '@audit-letters/api-client/values';
import { type Field, ownSpellings, spellings } from './spellings.ts';

/** The quality of a match of a heading with a field: `score` first, then the smaller `rank`. */
export interface HeadingMatch {
  field: Field;
  score: number;
  rank: number;
}

/** Words that may precede the name of a field. 'Alternate' and 'Emergency' mean another person. */
const beside =
  /^(tenant|customer|cust|occupant|renter|primary|current|mailing|mail|home|billing|contact)/;
/** SiteLink's field names begin with their type: sCity, dMovedIn, dcRent. */
const siteLinkType = /^(?:dc|[sdib])(?=[A-Z])/;
/** The same names in capitals, as some databases write them: SUNITNAME. */
const capitals = /^(?:DC|[SDIB])(?=[A-Z0-9_]{3,}$)/;

/** Drops case, spaces, punctuation and a final 1: 'SITE_NUM.' becomes 'siteno', 'Address 1' becomes 'address'. */
const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(numbers?|num)$/, 'no')
    .replace(/1$/, '');

/**
 * The field of a heading in the report of a program, if there is one. The fields of SiteLink's database come before
 * columns such as 'UnitID'.
 */
export function matchHeading(heading: string, software?: Software): HeadingMatch | undefined {
  const plain = plainHeading(heading);
  if (plain === '' || plain.length > 40) return undefined;
  const typeless = heading.trim().replace(siteLinkType, '');
  const fields = (software && fieldsOf.get(software)) ?? common;
  const fieldNamed = (text: string, score: number) => {
    const match = fields.get(text);
    return match && { ...match, score };
  };
  return (
    (typeless !== heading.trim() && fieldNamed(plainHeading(typeless), 1)) ||
    fieldNamed(plain, 0.9) ||
    fieldNamed(plainHeading(typeless).replace(beside, ''), 0.8) ||
    fieldNamed(plainHeading(heading.trim().replace(capitals, '')), 0.7)
  );
}

type Fields = ReadonlyMap<string, { field: Field; rank: number }>;

function fieldsWith(own: Partial<Record<Field, string>>): Fields {
  const fields = new Map<string, { field: Field; rank: number }>();
  for (const [field, words] of Object.entries(spellings) as [Field, string][]) {
    const all = [own[field], words].filter(Boolean).join(', ');
    for (const [rank, word] of all.split(/,\s+/).entries()) {
      const plain = plainHeading(word);
      if (!fields.has(plain)) fields.set(plain, { field, rank });
    }
  }
  return fields;
}

const common = fieldsWith({});
const fieldsOf: ReadonlyMap<Software, Fields> = new Map(
  SoftwareKinds.map((software) => [software, fieldsWith(ownSpellings[software])]),
);
