/** The percentage of a count, with one decimal; 0 of nothing. */
export const share = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 1000) / total) / 10;

/** A round end of a scale: the first of these times a power of ten that is not below the value, at least 5. */
export function roundMaximum(value: number): number {
  const least = Math.max(value, 5);
  const step = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 3, 4, 5, 6, 8].find((times) => times * step >= least) ?? 10) * step;
}

/** Which of so many bars have a label below them: the last one and at most three before it, evenly. */
export function labelledBars(count: number): number[] {
  const step = Math.max(Math.ceil(count / 4), 1);
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % step === 0,
  );
}
