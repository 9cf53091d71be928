/** What name searches look into: both orders of the name, folded; the line end cannot be typed. */
export function searchName(first: string | null, last: string | null): string {
  const names = [fold(first ?? ''), fold(last ?? '')].filter((name) => name !== '');
  return [names.join(' '), names.toReversed().join(' ')].join('\n');
}

/** Lower case, without accents, commas or runs of space, so that 'Peña,  José' is found by 'pena jose'. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .trim();
}
