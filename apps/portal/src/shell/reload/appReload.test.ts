import { describe, expect, it } from 'vitest';
import { decide, isServerNewer, type ReloadContext, type ReloadReason } from './appReload.ts';

const calm: ReloadContext = {
  unsaved: false,
  online: true,
  sinceLastReload: Number.POSITIVE_INFINITY,
  sinceLeaving: Number.POSITIVE_INFINITY,
};

describe('decide', () => {
  // SHL-32
  it.each<ReloadReason>(['chunk-load-error', 'long-idle'])('reloads at once for %s', (reason) => {
    expect(decide(reason, calm)).toBe('reload');
  });

  // SHL-28
  it('only offers a new version', () => {
    expect(decide('new-version', calm)).toBe('offer');
  });

  it.each<[string, Partial<ReloadContext>, ReturnType<typeof decide>, ReturnType<typeof decide>]>([
    // when                  around                     lost-chunk  long-idle
    ['over unsaved work', { unsaved: true }, 'offer', 'nothing'],
    ['without a network', { online: false }, 'nothing', 'nothing'],
    ['twice in a row', { sinceLastReload: 5_000 }, 'offer', 'nothing'],
    ['while another page loads', { sinceLeaving: 500 }, 'offer', 'nothing'],
  ])('never reloads %s', (_when, around, chunkLoad, longIdle) => {
    expect(decide('chunk-load-error', { ...calm, ...around })).toBe(chunkLoad);
    expect(decide('long-idle', { ...calm, ...around })).toBe(longIdle);
    expect(decide('new-version', { ...calm, ...around })).toBe('offer');
  });
});

// SHL-28
it.each([
  ['1.13.5', '1.13.6', true],
  ['1.13.5', '1.14.0', true],
  ['1.13.5', '2.13.5', true],
  ['1.13.5', '1.13.5', false],
  ['1.13.5', '1.13.4', false],
  ['1.13.5', 'unknown', false],
  ['1.13.5', '', false],
])('page %s, server %s: newer %j', (own, server, newer) => {
  expect(isServerNewer(own, server)).toBe(newer);
});

// SHL-28
it('compares 2.0.0 as older than 1.13.5', () => {
  expect(isServerNewer('1.13.5', '2.0.0')).toBe(false);
});
