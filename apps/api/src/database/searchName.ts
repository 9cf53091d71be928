/** What name searches look into: both orders of the name, folded; the line end cannot be typed. */
export function searchName(first: string | null, last: string | null): string {
  const names = [fold(first ?? ''), fold(last ?? '')].filter((name) => name !== '');
  return [names.join(' '), names.toReversed().join(' ')].join('\n');
}

/**
 * One letter case, without accents, commas, invisible characters or runs of space, so that 'Peña,  José' is found by
 * 'pena jose'. Vowel signs of scripts such as Devanagari and Thai stay: they tell names apart.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
      // Upper case first: 'ß' becomes 'ss', and the 'i' without a dot becomes 'i'.
      .toUpperCase()
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(/[,،，\s]+/g, ' ')
      .trim()
      .normalize('NFC')
  );
}
