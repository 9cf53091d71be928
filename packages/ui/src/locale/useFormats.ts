'use client';
import { useMemo } from 'react';
import { type Day, formatDay } from '../day/day.ts';
import { formatCount, formatPercent } from '../format/format.ts';
import { useLocale } from './LocaleProvider.tsx';

/** The formatters for counts, percentages and days in the locale of the `LocaleProvider`; the same until it changes. */
export function useFormats() {
  const { locale } = useLocale();
  return useMemo(
    () => ({
      formatCount: (count: number) => formatCount(count, locale),
      formatPercent: (percent: number) => formatPercent(percent, locale),
      formatDay: (day: Day) => formatDay(day, { locale }),
    }),
    [locale],
  );
}
