import { type Field, spellings } from './spellings.ts';

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

/** Drops case, spaces, punctuation and a final 1: 'SITE_NUM.' becomes 'siteno', 'Address 1' becomes 'address'. */
const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(numbers?|num)$/, 'no')
    .replace(/1$/, '');

/** The field of a heading, if there is one. The fields of SiteLink's database come before columns such as 'UnitID'. */
export function matchHeading(heading: string): HeadingMatch | undefined {
  const plain = plainHeading(heading);
  if (plain === '' || plain.length > 40) return undefined;
  const typeless = heading.trim().replace(siteLinkType, '');
  const found = (text: string, score: number) => {
    const match = fields.get(text);
    return match && { ...match, score };
  };
  return (
    (typeless !== heading.trim() && found(plainHeading(typeless), 1)) ||
    found(plain, 0.9) ||
    found(plain.replace(beside, ''), 0.8)
  );
}

const fields = new Map<string, { field: Field; rank: number }>();
for (const [field, words] of Object.entries(spellings) as [Field, string][]) {
  for (const [rank, word] of words.split(/,\s+/).entries()) {
    const plain = plainHeading(word);
    if (!fields.has(plain)) fields.set(plain, { field, rank });
  }
}
