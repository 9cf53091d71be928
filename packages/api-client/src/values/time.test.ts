import { afterAll, describe, expect, it } from 'vitest';
import fc from '../../../../scripts/testing/properties.ts';
import { parseDay, parseMoment } from './time.ts';

const systemZone = process.env.TZ;
afterAll(() => {
  if (systemZone === undefined) delete process.env.TZ;
  else process.env.TZ = systemZone;
});

const zones = [
  'Pacific/Kiritimati',
  'Asia/Tokyo',
  'UTC',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
];

// WIR-11, WIR-12
describe.each(zones)('in %s', (zone) => {
  it.each([
    ['2026-03-08', '2026-03-08'],
    ['2026-03-08 02:30:00', '2026-03-08'],
    ['2026-03-08 23:59:59', '2026-03-08'],
    ['2026-03-08T00:00:00Z', '2026-03-08'],
    ['2026-03-08T23:30:00.000Z', '2026-03-08'],
    ['2026-11-01T00:30:00-08:00', '2026-11-01'],
    ['2026-11-01T23:30:00+14:00', '2026-11-01'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
  ])('%s is the day %s', (text, day) => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    ['2026-03-08 02:30:00', '2026-03-08T02:30:00.000Z'],
    ['2026-03-08T02:30:00', '2026-03-08T02:30:00.000Z'],
    ['2026-03-08T02:30:00Z', '2026-03-08T02:30:00.000Z'],
    ['2026-03-08T02:30:00.250-06:00', '2026-03-08T08:30:00.250Z'],
    ['2026-03-08 02:30:00+0530', '2026-03-07T21:00:00.000Z'],
    ['2026-03-08T02:30Z', '2026-03-08T02:30:00.000Z'],
    ['2026-03-08', '2026-03-08T00:00:00.000Z'],
  ])('%s is the moment %s', (text, moment) => {
    process.env.TZ = zone;
    expect(new Date(parseMoment(text) ?? '').toISOString()).toBe(moment);
  });
});

const noDays = [
  '',
  'soon',
  '0000-00-00',
  '0000-01-01',
  '2026-00-10',
  '2026-13-01',
  '2026-04-31',
  '2026-02-29',
  '1900-02-29',
  '2026-01-00',
  '2026-1-1',
  '01/02/2026',
  '2026-01-011',
  ' 2026-01-01',
  '202-01-01',
  '2026-01-01x',
  null,
  undefined,
  20260101,
  true,
  {},
  new Date(0),
];

it.each(noDays)('%j is no day', (value) => {
  expect(parseDay(value)).toBeNull();
});

it.each([...noDays.filter((value) => value !== ''), '2026-01-01T25:00:00Z', '2026-01-01T10:61'])(
  '%j is no moment',
  (value) => {
    expect(parseMoment(value)).toBeNull();
  },
);

// WIR-12
it('leaves a valid moment unchanged', () => {
  expect(parseMoment('2026-01-14T18:30:00-06:00')).toBe('2026-01-14T18:30:00-06:00');
});

it('accepts exactly the days of the calendar', () => {
  const digits = fc.tuple(
    fc.integer({ min: 1000, max: 9999 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
  );
  fc.assert(
    fc.property(digits, ([year, month, date]) => {
      const text = `${year}-${two(month)}-${two(date)}`;
      const calendar = new Date(Date.UTC(year, month - 1, date));
      const exists = calendar.toISOString().startsWith(text);
      expect(parseDay(text)).toBe(exists ? text : null);
    }),
  );
});

const two = (number: number) => String(number).padStart(2, '0');
