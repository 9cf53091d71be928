import { afterEach, describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayEntryFormat,
  dayInZone,
  dayPattern,
  formatDay,
  fromLocalDate,
  isDay,
  parseDay,
  toLocalDate,
} from './day.ts';

const anyDay = fc
  .integer({ min: 0, max: 200 * 365 })
  .map((days) => addDays(day('1900-01-01'), days));
const fourHundred = { numRuns: 400, seed: 20261120 };

const entryFormats: DayEntryFormat[] = ['MM/dd/yyyy', 'yyyy-MM-dd'];
const waysToType: Record<string, (parts: { year: string; month: string; date: string }) => string> =
  {
    '03/01/2027': ({ year, month, date }) => `${month}/${date}/${year}`,
    '3/1/2027': ({ year, month, date }) => `${Number(month)}/${Number(date)}/${year}`,
    '3-1-2027': ({ year, month, date }) => `${Number(month)}-${Number(date)}-${year}`,
    '3.1.2027': ({ year, month, date }) => `${Number(month)}.${Number(date)}.${year}`,
    '2027-03-01': ({ year, month, date }) => `${year}-${month}-${date}`,
    '2027-3-1': ({ year, month, date }) => `${year}-${Number(month)}-${Number(date)}`,
    '2027/3/1': ({ year, month, date }) => `${year}/${Number(month)}/${Number(date)}`,
    ' 3/1/2027 ': ({ year, month, date }) => ` ${Number(month)}/${Number(date)}/${year} `,
  };

it.each(Object.entries(waysToType))('parses every day typed as %s', (_, type) => {
  fc.assert(
    fc.property(anyDay, (written) => {
      expect(parseDay(type(partsOf(written)))).toBe(written);
    }),
    fourHundred,
  );
});

it.each(entryFormats)('parses every day formatted as %s', (format) => {
  fc.assert(
    fc.property(anyDay, (written) => {
      expect(parseDay(formatDay(written, format))).toBe(written);
    }),
    fourHundred,
  );
});

it('parses two-digit years as 1969 to 2068', () => {
  const days = fc.integer({ min: 0, max: 100 * 365 + 24 });
  fc.assert(
    fc.property(days, (offset) => {
      const written = addDays(day('1969-01-01'), offset);
      const { year, month, date } = partsOf(written);
      expect(parseDay(`${Number(month)}/${Number(date)}/${year.slice(2)}`)).toBe(written);
    }),
    fourHundred,
  );
});

describe('parseDay', () => {
  it.each(['02/30/2026', '02/29/2025', '13/01/2026', '00/10/2026', '04/31/2026', '11/00/2026'])(
    'rejects %s, which does not exist',
    (text) => expect(parseDay(text)).toBeNull(),
  );

  it.each([
    '31/12/2026',
    '2026-31-12',
    '3/1',
    '3/1/202',
    '3/1/2',
    '26-1-5-',
    '06/01/2026x',
    '०६/०१/२०२६',
    '06/01-2026',
    '06/01/0202',
    '6012026',
    'March 1, 2027',
  ])('rejects the ambiguous or malformed text %s', (text) => expect(parseDay(text)).toBeNull());

  it.each([
    ['12/10/2026', '2026-12-10'],
    ['3/1/27', '2027-03-01'],
    ['7/4/68', '2068-07-04'],
    ['7/4/69', '1969-07-04'],
    ['2026-1-5', '2026-01-05'],
    ['2026-03-01', '2026-03-01'],
    [' 02/29/2028 ', '2028-02-29'],
    ['12/10/2026\u200b', '2026-12-10'],
    ['2026\u20111\u20135', '2026-01-05'],
    ['１２／１０／２０２６', '2026-12-10'],
    ['12 / 10 / 2026', '2026-12-10'],
    ['12/10/2026 0:00', '2026-12-10'],
    ['12/10/2026 12:00:00 AM', '2026-12-10'],
    ['2026-12-10T00:00:00Z', '2026-12-10'],
  ])('parses %s as %s', (text, read) => expect(parseDay(text)).toBe(read));

  it('rejects years outside the given range', () => {
    const years = { minYear: 2020, maxYear: 2030 };
    expect(parseDay('2031-01-01', years)).toBeNull();
    expect(parseDay('2030-12-31', years)).toBe('2030-12-31');
  });

  it('tells valid days from other text', () => {
    expect(['2026-11-20', ' 2026-11-20', '2026-1-5', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('formats M/d/yyyy without leading zeros', () => {
  expect(formatDay(day('2026-03-07'), 'M/d/yyyy')).toBe('3/7/2026');
  expect(formatDay(day('2026-12-31'))).toBe('12/31/2026');
});

describe.each([
  ['de-DE', 'DD.MM.YYYY', '05.03.2027', '05.03.2027'],
  ['en-GB', 'DD/MM/YYYY', '05/03/2027', '05/03/2027'],
  ['en-US', 'MM/DD/YYYY', '03/05/2027', '3/5/2027'],
  ['ar', 'DD/MM/YYYY', '05/03/2027', '05/03/2027'],
  ['fa-IR', 'YYYY/MM/DD', '2027/03/05', '2027/03/05'],
  ['he-IL', 'DD.MM.YYYY', '05.03.2027', '05.03.2027'],
  ['hu-HU', 'YYYY.MM.DD', '2027.03.05', '2027.03.05'],
  ['ja-JP', 'YYYY/MM/DD', '2027/03/05', '2027/03/05'],
  ['sv-SE', 'YYYY-MM-DD', '2027-03-05', '2027-03-05'],
])('in %s', (locale, pattern, entry, display) => {
  it('writes days as people there do', () => {
    const written = day('2027-03-05');
    expect(dayPattern(locale)).toBe(pattern);
    expect(formatDay(written, { locale, twoDigits: true })).toBe(entry);
    expect(formatDay(written, { locale })).toBe(display);
  });

  it('parses every day as it is shown in a field', () => {
    fc.assert(
      fc.property(anyDay, (written) => {
        const text = formatDay(written, { locale, twoDigits: true });
        expect(parseDay(text, { locale })).toBe(written);
        expect(parseDay(written, { locale })).toBe(written);
      }),
      fourHundred,
    );
  });
});

it('reads the day first where people write it first', () => {
  expect(parseDay('25.12.26', { locale: 'de-DE' })).toBe('2026-12-25');
  expect(parseDay('25/12/2026', { locale: 'de-DE' })).toBe('2026-12-25');
  expect(parseDay('12/25/2026', { locale: 'de-DE' })).toBeNull();
  expect(parseDay('12/25/2026', { locale: 'ja-JP' })).toBeNull();
});

it.each([
  ['2026-11-30', 3, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(addMonths(day(from), months)).toBe(to);
});

it('sorts days in calendar order', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (one, days) => {
      expect(Math.sign(compareDays(addDays(one, days), one))).toBe(Math.sign(days));
    }),
    fourHundred,
  );
});

describe.each([
  ['Pacific/Pago_Pago', 660],
  ['America/New_York', 300],
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['Pacific/Kiritimati', -840],
])('in the time zone %s', (zone, minutesBehindUtc) => {
  const ownZone = process.env.TZ;
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  it('keeps the calendar day when converting to and from a local date', () => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehindUtc);
    fc.assert(
      fc.property(anyDay, (written) => {
        const date = toLocalDate(written);
        expect(fromLocalDate(date)).toBe(written);
        expect(dayInZone(date)).toBe(written);
      }),
      fourHundred,
    );
  });

  it('parses, formats and adds independently of the zone', () => {
    process.env.TZ = zone;
    expect(parseDay('03/08/2026')).toBe('2026-03-08');
    expect(formatDay(day('2026-03-08'), 'M/d/yyyy')).toBe('3/8/2026');
    expect(addDays(day('2026-03-07'), 2)).toBe('2026-03-09');
  });
});

it('finds the day of a moment in a named zone', () => {
  const moment = new Date('2026-11-20T11:30:00Z');
  const zones = ['Pacific/Pago_Pago', 'America/New_York', 'Pacific/Kiritimati'];
  expect(zones.map((zone) => dayInZone(moment, zone))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(dayInZone(new Date('2026-11-20T02:00:00Z'), 'America/New_York')).toBe('2026-11-19');
});

function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`${text} is no day.`);
  return parsed;
}

function partsOf(written: Day) {
  const [year = '', month = '', date = ''] = written.split('-');
  return { year, month, date };
}
