/** The whole percent to display: rounded down, so that 100 means all, and clamped to 0 to 100. */
export function wholePercent(value: number): number {
  // 0.58 * 100 is 57.99999999999999: allow for floating-point error before rounding down.
  const floored = Math.floor(value + 1e-9);
  return Math.min(100, Math.max(0, floored));
}
