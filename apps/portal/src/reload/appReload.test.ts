import { describe, expect, it } from 'vitest';
import { decide, type ReloadReason, type Surroundings } from './appReload.ts';

const calm: Surroundings = {
  unsaved: false,
  online: true,
  sinceLastReload: Number.POSITIVE_INFINITY,
};

describe('decide', () => {
  // SHL-33
  it.each<ReloadReason>(['lost-chunk', 'long-idle'])('reloads at once for %s', (reason) => {
    expect(decide(reason, calm)).toBe('reload');
  });

  // SHL-28
  it('only offers a new version', () => {
    expect(decide('new-version', calm)).toBe('offer');
  });

  it.each<[string, Partial<Surroundings>, ReturnType<typeof decide>, ReturnType<typeof decide>]>([
    // when                  around                     lost-chunk  long-idle
    ['over unsaved work', { unsaved: true }, 'offer', 'nothing'],
    ['without a network', { online: false }, 'nothing', 'nothing'],
    ['twice in a row', { sinceLastReload: 5_000 }, 'offer', 'nothing'],
  ])('never reloads %s', (_when, around, lostChunk, longIdle) => {
    expect(decide('lost-chunk', { ...calm, ...around })).toBe(lostChunk);
    expect(decide('long-idle', { ...calm, ...around })).toBe(longIdle);
    expect(decide('new-version', { ...calm, ...around })).toBe('offer');
  });
});
