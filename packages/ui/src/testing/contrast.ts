/**
 * The WCAG 2 contrast ratio of two opaque CSS colours, from 1 to 21. Colours may use the tokens, such as
 * `var(--al-color-accent-text)`, which have the values of `element`. Needs a browser; jsdom has no colours.
 */
export function contrastRatio(
  one: string,
  other: string,
  element: Element = document.documentElement,
): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => luminance(readColour(colour, element)))
    .sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A pair of tokens with too little contrast. */
export interface LowContrast {
  /** The token of the text or edge, such as `accent-text`. */
  foreground: string;
  /** The token behind it, such as `surface`. */
  background: string;
  /** Its contrast ratio. */
  ratio: number;
  /** The ratio it needs. */
  minimum: number;
}

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];

const accentPairs = [
  ...[...surfaces, 'accent-subtle'].map((background) => pair('accent-text', background, 4.5)),
  pair('accent-on-solid', 'accent-solid', 4.5),
  pair('accent-on-solid', 'accent-solid-hover', 4.5),
  ...surfaces.flatMap((background) => [
    pair('focus', background, 3),
    pair('accent-solid', background, 3),
  ]),
];

/**
 * The pairs of accent tokens with too little contrast, for a test of your own `--al-brand`. Call it in both themes.
 *
 * ```ts
 * expect(lowContrasts()).toEqual([]);
 * ```
 */
export function lowContrasts(element: Element = document.documentElement): LowContrast[] {
  return accentPairs
    .map(({ foreground, background, minimum }) => ({
      foreground,
      background,
      minimum,
      ratio: contrastRatio(token(foreground), token(background), element),
    }))
    .filter(({ ratio, minimum }) => ratio < minimum);
}

function pair(foreground: string, background: string, minimum: number) {
  return { foreground, background, minimum };
}

const token = (name: string) => `var(--al-color-${name})`;

/** Red, green and blue from 0 to 255, as painted. */
function readColour(colour: string, element: Element): number[] {
  const { ownerDocument } = element;
  const probe = element.appendChild(ownerDocument.createElement('span'));
  probe.style.color = colour;
  const computed = ownerDocument.defaultView?.getComputedStyle(probe).color ?? '';
  probe.remove();
  const canvas = ownerDocument.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This environment cannot paint, so contrasts cannot be measured.');
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
