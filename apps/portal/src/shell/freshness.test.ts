import { describe, expect, it } from 'vitest';
import { decide, type ReloadReason, type Surroundings } from './freshness.ts';

const calm: Surroundings = {
  unsaved: false,
  online: true,
  sinceLastReload: Number.POSITIVE_INFINITY,
};

describe('decide', () => {
  it.each<ReloadReason>(['lost-chunk', 'long-idle'])('reloads at once for %s', (reason) => {
    expect(decide(reason, calm)).toBe('reload');
  });

  it('only offers a new version', () => {
    expect(decide('new-version', calm)).toBe('offer');
  });

  it.each<[string, Partial<Surroundings>]>([
    ['over unsaved work', { unsaved: true }],
    ['without a network', { online: false }],
    ['twice in a row', { sinceLastReload: 5_000 }],
  ])('never reloads %s', (_when, around) => {
    for (const reason of ['lost-chunk', 'long-idle', 'new-version'] as const) {
      expect(decide(reason, { ...calm, ...around })).toBe('offer');
    }
  });
});
