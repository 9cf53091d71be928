const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const percentFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});

/** A count with its thousands set off: '1,204'. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** A percentage given from 0 to 100, with at most one decimal: '12.5%'. */
export function formatPercent(percent: number): string {
  return percentFormat.format(percent / 100);
}

/** 10 digits as (xxx) xxx-xxxx, 11 as x-xxx-xxx-xxxx, anything else as it is. */
export function formatPhone(phone: string): string {
  // Signs between digits are only someone's way of writing; words, such as an extension, are not.
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
