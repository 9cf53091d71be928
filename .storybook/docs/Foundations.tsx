import tokens from 'virtual:book/tokens';
import { useEffect, useRef, useState } from 'react';
import './docs.css';

const named = (prefix: string) => tokens.all.filter((it) => it.startsWith(`--al-${prefix}`));

/** Every colour token with its swatch in the theme of the toolbar. */
export function Swatches() {
  return (
    <div className="sb-unstyled book-swatches">
      {named('color-').map((token) => (
        <div key={token}>
          <div className="book-swatch" style={{ background: `var(${token})` }} />
          <code>{token}</code>
        </div>
      ))}
    </div>
  );
}

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-overlay'];
const texts = [
  'text',
  'text-muted',
  'text-faint',
  'accent-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
  'violet-text',
];

/** The contrast of each text colour on each surface, measured in the theme of the toolbar. */
export function ContrastMatrix() {
  const probe = useRef<HTMLDivElement>(null);
  const [rgb, setRgb] = useState<Record<string, number[]>>({});
  useEffect(() => {
    const read = () => setRgb(measure(probe.current));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return (
    <div className="sb-unstyled book-scroll">
      <div ref={probe} hidden />
      <table className="book-table">
        <thead>
          <tr>
            <th scope="col">Text on</th>
            {surfaces.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {surfaces.map((surface) => (
                <td
                  key={surface}
                  style={{
                    background: `var(--al-color-${surface})`,
                    color: `var(--al-color-${text})`,
                  }}
                >
                  {contrast(rgb[text], rgb[surface])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The sRGB values of the tokens, which a canvas computes from OKLCH. */
function measure(probe: HTMLElement | null): Record<string, number[]> {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!probe || !brush) return {};
  return Object.fromEntries(
    [...texts, ...surfaces].map((name) => {
      probe.style.color = `var(--al-color-${name})`;
      brush.fillStyle = getComputedStyle(probe).color;
      brush.fillRect(0, 0, 1, 1);
      return [name, [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)];
    }),
  );
}

function contrast(one?: number[], other?: number[]): string {
  if (!one || !other) return '';
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return `${((bright + 0.05) / (dark + 0.05)).toFixed(1)}:1`;
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A line in each text style. */
export function TypeScale() {
  return (
    <div className="sb-unstyled book-sample">
      {named('text-').map((token) => (
        <p key={token} style={{ font: `var(${token})`, marginBlock: 'var(--al-space-2)' }}>
          1,204 tenants have an answer <code>{token}</code>
        </p>
      ))}
    </div>
  );
}

/** A bar for each step of the space scale. */
export function SpaceScale() {
  return (
    <div className="sb-unstyled book-sample">
      {named('space-').map((token) => (
        <p key={token} style={{ display: 'flex', gap: 'var(--al-space-3)', alignItems: 'center' }}>
          <span
            style={{
              inlineSize: `var(${token})`,
              blockSize: 16,
              background: 'var(--al-color-accent-solid)',
            }}
          />
          <code>{token}</code>
        </p>
      ))}
    </div>
  );
}
