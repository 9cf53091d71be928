import { softwareName } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { addressLine, cityAndState, cityLine, mapsAddress } from './address.ts';

// SHL-46
it.each([
  ['syrasoft', 'Syrasoft'],
  ['storedge', 'Storedge'],
  ['easystorage', 'EasyStorage'],
  ['sitelink_web', 'SiteLink - Web'],
  ['paper', 'paper'],
])('names the software %s %s', (software, name) => {
  expect(softwareName(software)).toBe(name);
});

it('omits the missing parts of an address', () => {
  const place = { address: '', city: '', state: 'DE', zip_code: '' };
  expect([addressLine(place), cityLine(place), cityAndState(place)]).toEqual(['DE', 'DE', 'DE']);
  expect(cityAndState({ city: 'Dover', state: '' })).toBe('Dover');
});

it('builds a map link from the whole address', () => {
  const place = { address: '12 Mill Road #4', city: 'Dover', state: 'DE', zip_code: '19901' };
  expect(new URL(mapsAddress(place)).searchParams.get('query')).toBe(
    '12 Mill Road #4, Dover, DE 19901',
  );
});
