import type { LetterGroup } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';

/** Tenants with what they have in common. */
type NamedGroup = Pick<LetterGroup, 'words' | 'count'> & {
  tenants: readonly Pick<LetterGroup['tenants'][number], 'name'>[];
};

/** The most tenants that a sentence names. */
export const mostNamed = 5;

/** 'and 3 more' after the first five of a group; `null` if all are named. */
export function moreInWords({ tenants, count }: Omit<NamedGroup, 'words'>) {
  const more = count - Math.min(mostNamed, tenants.length);
  return tenants.length > 0 && more > 0 ? `and ${formatCount(more)} more` : null;
}

/** '2 with an incomplete address: Ana Ortiz, A4; Ben Okafor, A5' */
export function groupInWords(group: NamedGroup): string {
  if (group.tenants.length === 0) return group.words;
  const names = group.tenants.slice(0, mostNamed).map(({ name }) => name);
  return `${group.words}: ${[...names, moreInWords(group)].filter(Boolean).join('; ')}`;
}
