import type { Software } from '@audit-letters/api-client/contract';

import type { Field } from './fields.ts';
import { bySoftware } from './ownSpellings.ts';
import { common, type Spellings } from './spellings.ts';

/** How well a heading names a field: `score` first, then the smaller `rank`. */
export interface HeadingMatch {
  field: Field;
  score: number;
  rank: number;
}

/** Words that may precede the name of a field. 'Alternate' and 'Emergency' mean another person. */
const beside =
  /^(tenant|customer|cust|occupant|renter|primary|current|mailing|mail|home|billing|contact)/;

/** Drops case, spaces and punctuation: 'SITE_NO.' becomes 'siteno'. */
const plainHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The field of a heading in this software's rent roll, if there is one. */
export function matchHeading(heading: string, software: Software): HeadingMatch | undefined {
  const plain = plainHeading(heading);
  if (plain === '' || plain.length > 40) return undefined;
  const exact = tables[software].get(plain);
  if (exact) return exact;
  // SiteLink's field names begin with their type: sCity, dMovedIn, dcRent.
  const unprefixed =
    /^(?:dc|[sdib])(?=[A-Z])/.test(heading.trim()) && plain.replace(/^(dc|[sdib])/, '');
  const guess = tables[software].get(unprefixed || plain.replace(beside, ''));
  return guess && { ...guess, score: 0.8 };
}

const tables = Object.fromEntries(
  Object.entries(bySoftware).map(([software, own]) => [software, tableOf(own)]),
) as Record<Software, Map<string, HeadingMatch>>;

function tableOf(own: Spellings): Map<string, HeadingMatch> {
  const table = new Map<string, HeadingMatch>();
  const add = (spellings: Spellings, score: number) => {
    for (const [field, words] of Object.entries(spellings) as [Field, readonly string[]][]) {
      for (const [rank, word] of words.entries()) {
        const plain = plainHeading(word);
        if (!table.has(plain)) table.set(plain, { field, score, rank });
      }
    }
  };
  add(own, 1);
  add(common, 0.9);
  return table;
}
