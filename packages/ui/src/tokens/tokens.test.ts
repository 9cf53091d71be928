import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio, type LinearRgb, oklchToLinearRgb } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];
const tints = ['hover', 'pressed', 'selected', 'control'];
const tones = ['accent', 'neutral', 'success', 'warning', 'danger', 'info', 'violet'];

const textPairs = [
  ...pairs(['text', 'text-muted'], [...surfaces, ...tints]),
  ...pairs(['text-faint'], [...surfaces, 'hover', 'selected', 'control', 'control-disabled']),
  ...pairs(['accent-text', 'danger-text'], [...surfaces, 'hover', 'selected', 'control']),
  ...tones.flatMap((tone) => [
    ...pairs([`${tone}-text`], [...surfaces, `${tone}-subtle`]),
    ...pairs(['text', 'text-muted'], [`${tone}-subtle`]),
    ...pairs([`${tone}-on-solid`], [`${tone}-solid`]),
  ]),
  ...pairs(['accent-on-solid'], ['accent-solid-hover']),
  ...pairs(['danger-on-solid'], ['danger-solid-hover']),
];

const edgePairs = [
  ...pairs(['control-border', 'focus'], [...surfaces, 'control']),
  ...pairs(['focus'], ['hover', 'selected', ...tones.map((tone) => `${tone}-subtle`)]),
  ...tones.flatMap((tone) => pairs([`${tone}-solid`], surfaces)),
  // The gauge and the bars: the filled part against the empty one.
  ...pairs(['accent-solid', 'success-solid'], ['surface', 'hover']),
];

it('measures every colour token there is', () => {
  expect(colours('light').size).toBe(css.match(/^ {2}--al-color-/gm)?.length);
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('reads %s on %s at AA', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('shows the edge %s on %s at 3:1', (edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3);
  });

  it('keeps every colour inside sRGB, so that it shows as measured', () => {
    const outside = [...colours(theme)].filter(([, rgb]) =>
      rgb.some((channel) => channel < -0.002 || channel > 1.002),
    );
    expect(outside.map(([name]) => name)).toEqual([]);
  });

  function contrast(one: string, other: string): number {
    const all = colours(theme);
    const [first, second] = [all.get(one), all.get(other)];
    if (!first || !second) throw new Error(`There is no pair of tokens ${one} and ${other}.`);
    return contrastRatio(first, second);
  }
});

function pairs(ones: string[], others: string[]): Array<[string, string]> {
  return ones.flatMap((one) => others.map((other): [string, string] => [one, other]));
}

function colours(theme: 'light' | 'dark'): Map<string, LinearRgb> {
  const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: / [\d.]+)?\)`;
  const declaration = new RegExp(`--al-color-([\\w-]+): light-dark\\(${oklch}, ${oklch}\\);`, 'g');
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', ...numbers]) => {
      const [l = 0, c = 0, h = 0] = numbers.map(Number).slice(theme === 'light' ? 0 : 3);
      return [name, oklchToLinearRgb(l, c, h)];
    }),
  );
}
