import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
  ]),
  ...pairs(['accent-on-solid'], ['accent-solid', 'accent-solid-hover']),
  ...pairs(['danger-on-solid'], ['danger-solid', 'danger-solid-hover']),
];

const edgePairs = [
  ...pairs(['control-border', 'focus'], [...surfaces, 'control']),
  ...pairs(['focus'], ['hover', 'selected', ...tones.map((tone) => `${tone}-subtle`)]),
  ...tones.flatMap((tone) => (tone === 'violet' ? [] : pairs([`${tone}-solid`], surfaces))),
  // The filled part of gauges and bars against the empty part.
  ...pairs(['accent-solid', 'success-solid'], ['surface', 'hover']),
];

it('measures every colour token', () => {
  expect(colours('light').size).toBe(css.match(/^ {2}--al-color-/gm)?.length);
});

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(textPairs)('has AA contrast for text %s on %s', (text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('has a contrast of 3:1 for the edge %s on %s', (edge, background) => {
    expect(contrast(edge, background)).toBeGreaterThanOrEqual(3);
  });

  it('keeps every colour inside sRGB', () => {
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

describe('the accent scale of the default brand', () => {
  const [brandChroma = 0, brandHue = 0] = (
    css.match(/--al-brand: oklch\([\d.]+ ([\d.]+) ([\d.]+)\)/) ?? []
  )
    .slice(1)
    .map(Number);

  it.each(['light', 'dark'] as const)('has the values of the %s theme', (theme) => {
    const derived = new Map(
      [
        ...css.matchAll(
          /--al-color-([\w-]+): light-dark\(\s*oklch\(from (.+)\),\s*oklch\(from (.+)\)\s*\);/g,
        ),
      ].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
    );
    expect([...derived.keys()].sort()).toEqual(
      ['subtle', 'border', 'solid', 'solid-hover', 'text']
        .map((step) => `accent-${step}`)
        .concat('focus')
        .sort(),
    );
    for (const [name, text] of derived) {
      const [, lightness = 0, factor = 1] =
        /^var\(--al-brand\) ([\d.]+) (?:min\(c, 0\.13\)|calc\(min\(c, 0\.13\) \* ([\d.]+)\))/
          .exec(text)
          ?.map((part) => Number(part ?? 1)) ?? [];
      const turn = Number(/calc\(h ([+-] \d+)\)$/.exec(text)?.[1]?.replace(' ', '') ?? 0);
      const channels = oklchToLinearRgb(lightness, brandChroma * factor, brandHue + turn);
      const expected = colours(theme).get(name) ?? [];
      const off = channels.map((channel, index) => Math.abs(channel - (expected[index] ?? 1)));
      expect(Math.max(...off), name).toBeLessThan(0.002);
    }
  });
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

/** Linear red, green and blue; a value outside 0 to 1 is outside sRGB. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB (Björn Ottosson's matrices). */
function oklchToLinearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const luminance = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2 contrast ratio of two opaque colours, from 1 to 21. */
function contrastRatio(one: LinearRgb, other: LinearRgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
