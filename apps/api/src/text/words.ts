const numbers = new Intl.NumberFormat('en-US');

/** '1,140' */
export const number = (count: number): string => numbers.format(count);

/** '1 letter', '28 letters' */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${number(count)} ${count === 1 ? noun : plural}`;

/** '1 of these has', '3 of these have' */
export const countedOf = (count: number, all: string, [one, several]: [string, string]): string =>
  `${number(count)} of ${all} ${count === 1 ? one : several}`;

/** First and last name; empty without both. */
export const fullName = (tenant: { first_name: string | null; last_name: string | null }): string =>
  [tenant.first_name, tenant.last_name].filter(Boolean).join(' ');

/** 'Ana Ortiz (A01)', or 'a tenant without a name' */
export function tenantInWords(
  tenant: Parameters<typeof fullName>[0] & { unit: string | null },
): string {
  const name = fullName(tenant) || 'a tenant without a name';
  return tenant.unit ? `${name} (${tenant.unit})` : name;
}

export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The most items of a list that a sentence names. */
export const MOST_NAMED = 5;

/** The first five texts, and the number of the others: 'and 12 more' */
export function firstFive(
  texts: readonly string[],
  moreInWords = (more: string) => `and ${more} more`,
): readonly string[] {
  const more = texts.length - MOST_NAMED;
  return more > 0 ? [...texts.slice(0, MOST_NAMED), moreInWords(number(more))] : texts;
}
