/** The whole percent to show: rounded down, so that 100 means all, and kept from 0 to 100. */
export function wholePercent(value: number): number {
  // 0.58 * 100 is 57.99999999999999; a share that was computed may lie that little below its whole percent.
  const floored = Math.floor(value + 1e-9);
  return Math.min(100, Math.max(0, floored));
}
