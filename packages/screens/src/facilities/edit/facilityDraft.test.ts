import { expect, it } from 'vitest';
import { harborLane, millRoad } from '../../fixtures/facilities.ts';
import { differences } from '../../form/draft.ts';
import { type FacilityValues, facilityForm } from './facilityDraft.ts';

const { valuesOf, writtenOf } = facilityForm;
const changesOf = (before: FacilityValues, changes: Partial<FacilityValues>) =>
  differences(writtenOf(before), writtenOf({ ...before, ...changes }));

it('saves the changed fields, trimmed', () => {
  const changes = { city: ' Smyrna ', fax: '  ', note: '', phone: '(555) 555-0199' };
  expect(changesOf(valuesOf(millRoad), changes)).toEqual({
    city: 'Smyrna',
    phone: '5555550199',
    note: null,
  });
});

// FAC-28
it('removes the Prime Site ID of a store that is no longer Prime', () => {
  expect(changesOf(valuesOf(harborLane), { is_prime: false })).toEqual({
    is_prime: false,
    prime_site_id: null,
  });
});

it('ignores edits that restore the stored value', () => {
  const stored = valuesOf(millRoad);
  expect(changesOf(stored, { city: 'Dover ', phone: '(555) 555-0142' })).toEqual({});
  expect(changesOf(stored, { letter_effective_date: null })).toEqual({
    letter_effective_date: null,
  });
});
