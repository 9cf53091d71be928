import { describe, expect, it } from 'vitest';
import {
  conflicts,
  differences,
  draftOf,
  draftValues,
  noteOnOthers,
  offeredOf,
  rebased,
  restored,
  withChanges,
  withTheirs,
} from './draft.ts';

const opened = draftOf({ city: 'Dover', state: 'DE', note: '' });
const words = String;

it('shows changed values over stored ones', () => {
  expect(draftValues(withChanges(opened, { city: 'Smyrna' }))).toEqual({
    city: 'Smyrna',
    state: 'DE',
    note: '',
  });
});

it('keeps own changes and takes over other fields after someone else saves', () => {
  const draft = rebased(withChanges(opened, { city: 'Smyrna' }), {
    city: 'Wilmington',
    state: 'DE',
    note: 'Ring twice.',
  });
  expect(draftValues(draft)).toEqual({ city: 'Smyrna', state: 'DE', note: 'Ring twice.' });
  expect(conflicts(draft)).toEqual(['city']);
  expect(noteOnOthers(draft, 'city', words)).toBe('Saved by someone else: Wilmington');
  expect(noteOnOthers(draft, 'note', words)).toBe('Changed by someone else.');
  expect(noteOnOthers(draft, 'state', words)).toBeUndefined();
});

it('shows a field that someone else cleared as empty', () => {
  const draft = rebased(withChanges(opened, { city: 'Smyrna' }), { ...opened.base, city: '' });
  expect(noteOnOthers(draft, 'city', words)).toBe('Saved by someone else: empty');
});

it('has no conflict when both users set the same value', () => {
  const draft = rebased(withChanges(opened, { city: 'Smyrna' }), {
    ...opened.base,
    city: 'Smyrna',
  });
  expect(conflicts(draft)).toEqual([]);
});

it('discards only the conflicting changes', () => {
  const draft = rebased(withChanges(opened, { city: 'Smyrna', note: 'mine' }), {
    ...opened.base,
    city: 'Wilmington',
  });
  const theirs = withTheirs(draft);
  expect(draftValues(theirs)).toEqual({ city: 'Wilmington', state: 'DE', note: 'mine' });
  expect(conflicts(theirs)).toEqual([]);
});

// SHL-95
it('restores kept changes under newer ones, and marks what others have changed since', () => {
  const kept = {
    changes: { city: 'Smyrna', note: 'kept' },
    seen: { city: 'Milford', note: '' },
  };
  const draft = restored(withChanges(opened, { note: 'newer' }), kept);
  expect(draftValues(draft)).toEqual({ city: 'Smyrna', state: 'DE', note: 'newer' });
  expect(noteOnOthers(draft, 'city')).toBe('Saved by someone else: Dover');
  expect(noteOnOthers(draft, 'note')).toBeUndefined();
});

it('lists changed fields, also those with several parts', () => {
  const before = { city: 'Dover', answer: { status: null }, units: ['A'] };
  const after = { city: 'Dover', answer: { status: 'opt_out' }, units: ['A'] };
  expect(differences<object>(before, after)).toEqual({ answer: { status: 'opt_out' } });
});

describe('kept changes', () => {
  const form = {
    name: 'place',
    valuesOf: (stored: { city: string }) => stored,
    writtenOf: ({ city }: { city: string }) => ({ city: city.trim() }),
  };
  const offer = (changes: object) =>
    offeredOf(form, { city: 'Dover' }, { changes, seen: { city: 'Milford' }, time: 1 });

  it('are offered while the record differs from them', () => {
    expect(offer({ city: 'Smyrna' })?.changes).toEqual({ city: 'Smyrna' });
    expect(offer({ city: 'Dover ' })).toBeNull();
  });

  it('are not offered to a form with other fields', () => {
    expect(offer({ town: 'Smyrna' })).toBeNull();
  });
});
