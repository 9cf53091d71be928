/** The percentage of a count, with one decimal; 0 of nothing. */
export const share = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 1000) / total) / 10;

/** A round end of a scale: the first of these times a power of ten that is not below the value; 1 without a value. */
export function roundMaximum(value: number): number {
  if (value <= 0) return 1;
  const step = 10 ** Math.floor(Math.log10(value));
  return (roundTimes.find((times) => times * step >= value) ?? 10) * step;
}

const roundTimes = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The height of a bar. A small value stays visible. */
export const heightOf = (value: number, most: number): string =>
  value > 0 ? `max(2px, ${(value / most) * 100}%)` : '0%';
