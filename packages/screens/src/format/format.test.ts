import type { Day } from '@audit-letters/api-client';
import { expect, it } from 'vitest';
import { mapsAddress } from './address.ts';
import { displayDay } from './day.ts';
import { displayCount, displayPercentage } from './number.ts';
import { displayPhone } from './phone.ts';
import { softwareName } from './software.ts';

it.each([
  ['5555550123', '(555) 555-0123'],
  ['555-555-0123', '(555) 555-0123'],
  ['15555550123', '1-555-555-0123'],
  ['555 0123', '555 0123'],
  ['', ''],
])('shows the phone number %j as %j', (phone, shown) => {
  expect(displayPhone(phone)).toBe(shown);
});

it.each([
  ['2026-03-01', '3/1/2026'],
  ['2026-12-31', '12/31/2026'],
])('shows the day %s as %s', (day, shown) => {
  expect(displayDay(day as Day)).toBe(shown);
});

it.each([
  ['syrasoft', 'Syrasoft'],
  ['storedge', 'Storedge'],
  ['easystorage', 'EasyStorage'],
  ['sitelink_web', 'SiteLink - Web'],
  ['paper', 'paper'],
])('names the software %s %s', (software, name) => {
  expect(softwareName(software)).toBe(name);
});

it('groups thousands and keeps one decimal', () => {
  expect([displayCount(12345), displayPercentage(12.5), displayPercentage(7)]).toEqual([
    '12,345',
    '12.5%',
    '7%',
  ]);
});

it('builds a map address of the whole address', () => {
  const place = { address: '12 Mill Road #4', city: 'Dover', state: 'DE', zip_code: '19901' };
  expect(new URL(mapsAddress(place)).searchParams.get('query')).toBe(
    '12 Mill Road #4, Dover, DE 19901',
  );
});
