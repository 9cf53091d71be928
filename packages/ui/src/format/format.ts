import { plainLocale } from '../day/day.ts';

/** A number format of each locale, made once. */
function formats(options: Intl.NumberFormatOptions) {
  const cache = new Map<string, Intl.NumberFormat>();
  return (locale: string) => {
    const format = cache.get(locale) ?? new Intl.NumberFormat(plainLocale(locale), options);
    cache.set(locale, format);
    return format;
  };
}

const countFormat = formats({ maximumFractionDigits: 0 });
const percentFormat = formats({ style: 'percent', maximumFractionDigits: 1 });

/** A count with thousands separators: '1,204', in German '1.204'. The digits are Latin in every locale. */
export function formatCount(count: number, locale = 'en-US'): string {
  return countFormat(locale).format(count);
}

/** A percentage from 0 to 100, with at most one decimal: '12.5%', in German '12,5 %'. */
export function formatPercent(percent: number, locale = 'en-US'): string {
  return percentFormat(locale).format(percent / 100);
}
