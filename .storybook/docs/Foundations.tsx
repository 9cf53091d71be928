import icons from 'virtual:book/icons';
import tokens from 'virtual:book/tokens';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '../../packages/ui/src/badge/index.ts';
import { Button } from '../../packages/ui/src/button/index.ts';
import './docs.css';

const named = (prefix: string) => tokens.all.filter((it) => it.startsWith(`--al-${prefix}`));

/** The value of a token as the browser computes it, in the theme of its element. */
function Value({ token }: { token: string }) {
  const ref = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    if (ref.current) setValue(getComputedStyle(ref.current).getPropertyValue(token));
  }, [token]);
  return <code ref={ref}>{value}</code>;
}

/** How a sample shows a token, by the beginning of the token's name. */
const samples: Record<string, (value: string) => CSSProperties> = {
  'space-': (value) => ({ inlineSize: value, blockSize: 16 }),
  'radius-': (value) => ({ inlineSize: 64, blockSize: 40, borderRadius: value }),
  'shadow-': (value) => ({
    inlineSize: 96,
    blockSize: 48,
    background: 'var(--al-color-surface-overlay)',
    boxShadow: value,
  }),
  'control-': (value) => ({ inlineSize: 96, blockSize: value }),
};

/** Each token whose name begins with `prefix`: a sample, its name and its value. */
export function Tokens({ prefix }: { prefix: string }) {
  const sample = samples[prefix];
  return (
    <table className="sb-unstyled book-table">
      <tbody>
        {named(prefix).map((token) => (
          <tr key={token}>
            {sample && (
              <td>
                <div className="book-token" style={sample(`var(${token})`)} />
              </td>
            )}
            {prefix === 'text-' && (
              <td style={{ font: `var(${token})` }}>1,204 tenants have an answer</td>
            )}
            <th scope="row">
              <code>{token}</code>
            </th>
            <td>
              <Value token={token} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A colour with its name and its value in the theme of its element. */
function Swatch({ token }: { token: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    if (ref.current) setValue(getComputedStyle(ref.current).backgroundColor);
  }, []);
  return (
    <>
      <span ref={ref} className="book-swatch" style={{ background: `var(${token})` }} />
      <code>{token.replace('--al-color-', '')}</code>
      <code>{value}</code>
    </>
  );
}

const themes = ['light', 'dark'] as const;

/** The tokens of a colour role in both themes: swatch, name and value. */
export function Colours({ role }: { role: string }) {
  return (
    <div className="sb-unstyled book-themes">
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className="book-sample">
          {named(`color-${role}`).map((token) => (
            <p key={token} className="book-colour">
              <Swatch token={token} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Plays an entrance and a change of state when its button is pressed. */
export function Motion() {
  const [runs, setRuns] = useState(0);
  return (
    <div className="sb-unstyled book-sample">
      <Button onClick={() => setRuns(runs + 1)}>Play</Button>
      <div key={runs} className="book-motion">
        <span data-motion="state">State, 120 ms</span>
        <span data-motion="enter">Enter, 180 ms</span>
      </div>
    </div>
  );
}

/** The icons of the widgets and screens, by name. */
export const Icons = () => (
  <div className="sb-unstyled book-sample book-icons">
    {Object.entries(icons).map(([name, Icon]) => (
      <Badge key={name}>
        <Icon /> {name}
      </Badge>
    ))}
  </div>
);

/** A picture of the right use beside one of the wrong use. */
export function DoDont({ children }: { children: [ReactNode, ReactNode] }) {
  return (
    <div className="sb-unstyled book-themes">
      {children.map((picture, index) => (
        <figure key={index === 0 ? 'Do' : 'Don’t'} className="book-sample" data-use={index}>
          <figcaption>{index === 0 ? 'Do' : 'Don’t'}</figcaption>
          {picture}
        </figure>
      ))}
    </div>
  );
}
