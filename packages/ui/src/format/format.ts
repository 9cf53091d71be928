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

/** Formats 10 digits as (xxx) xxx-xxxx and 11 as x-xxx-xxx-xxxx; other text is unchanged. */
export function formatPhone(phone: string): string {
  // Ignore punctuation between digits; keep a text with words, such as an extension, unchanged.
  if (/[^\d\s().+/-]/.test(phone)) return phone;
  const digits = phone.replaceAll(/\D/g, '');
  const parts =
    digits.length === 10 || digits.length === 11
      ? /^(\d?)(\d{3})(\d{3})(\d{4})$/.exec(digits)
      : null;
  if (!parts) return phone;
  const [, country, area, exchange, line] = parts;
  return country ? `${country}-${area}-${exchange}-${line}` : `(${area}) ${exchange}-${line}`;
}
