const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percentFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

/** A count with thousands separators: '1,204'. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** A percentage from 0 to 100, with at most one decimal: '12.5%'. */
export function formatPercent(percent: number): string {
  return percentFormat.format(percent / 100);
}
