import { expect, it } from 'vitest';
import { changesOf, draftOfFacility, isFacilityChanged } from './facilityDraft.ts';
import { harborLane, millRoad } from './facilityFixtures.ts';

it('saves what is there, trimmed, and never the number of tenants', () => {
  const changes = changesOf({ ...draftOfFacility(millRoad), city: ' Dover ', fax: '  ', note: '' });
  expect(changes).toMatchObject({
    facility_number: 'D-1042',
    city: 'Dover',
    fax: null,
    note: null,
    letter_effective_date: '2027-03-01',
    is_prime: false,
    prime_site_id: null,
  });
  expect(changes).not.toHaveProperty('tenant_count');
});

it('takes the Prime Site ID away from a store that is no longer Prime', () => {
  const draft = draftOfFacility(harborLane);
  expect(changesOf(draft).prime_site_id).toBe('40117');
  expect(changesOf({ ...draft, is_prime: false }).prime_site_id).toBeNull();
});

it('knows a change from typing and deleting again', () => {
  const draft = draftOfFacility(millRoad);
  expect(isFacilityChanged(millRoad, { ...draft, city: 'Dover ' })).toBe(false);
  expect(isFacilityChanged(millRoad, { ...draft, city: 'Smyrna' })).toBe(true);
  expect(isFacilityChanged(millRoad, { ...draft, letter_effective_date: null })).toBe(true);
});
