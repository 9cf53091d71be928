import { expect, it } from 'vitest';
import { mergeMessages } from './mergeMessages.ts';

it('merges the texts of each widget, and the inner ones win', () => {
  expect(
    mergeMessages(
      { pagination: { first: 'Erste Seite', last: 'Letzte Seite' }, toast: { hide: 'Schließen' } },
      { pagination: { first: 'Anfang' }, spinner: { loading: 'Lädt' } },
    ),
  ).toEqual({
    pagination: { first: 'Anfang', last: 'Letzte Seite' },
    toast: { hide: 'Schließen' },
    spinner: { loading: 'Lädt' },
  });
});
