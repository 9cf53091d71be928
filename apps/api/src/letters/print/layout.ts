import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { StartupError } from '../../startup/errors.ts';
import { LogoSpace, readLogo } from './logo.ts';
import { AddressZone, type Box, Sheet, WindowZone } from './window.ts';

const inches = (maximum: number) => Type.Number({ minimum: 0, maximum });

const BoxSchema = Type.Object(
  { left: inches(8.5), top: inches(11), width: inches(8.5), height: inches(11) },
  { additionalProperties: false },
);

const points = Type.Number({ minimum: 5, maximum: 24 });

const LayoutSchema = Type.Object(
  {
    letterhead: BoxSchema,
    reference: BoxSchema,
    address: BoxSchema,
    body: BoxSchema,
    text: Type.Object(
      { address: points, body: points, letterhead: points, smallest: points },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** The places of a letter's parts in inches, their largest text sizes in points, and the logo. */
export type Layout = Static<typeof LayoutSchema> & { logo: string | null };

/** Reads the settings file and the logo. An error in it is reported as a sentence. */
export function readLayout(file: URL = new URL('../layout.json', import.meta.url)): Layout {
  const layout = parse(file);
  if (!Value.Check(LayoutSchema, layout)) {
    const [first] = Value.Errors(LayoutSchema, layout);
    throw new StartupError(
      `letters/layout.json${first?.instancePath ?? ''} ${first?.message ?? 'is not a layout'}.`,
    );
  }
  if (!within(layout.address, AddressZone)) {
    throw new StartupError(
      'letters/layout.json: "address" can slip out of the envelope window. It must be within 1 to 4.3 in from the left and 2.5 to 3.15 in from the top.',
    );
  }
  for (const part of ['letterhead', 'reference', 'body'] as const) {
    if (overlaps(layout[part], WindowZone)) {
      throw new StartupError(
        `letters/layout.json: "${part}" can slip into the envelope window. It must not reach into 0 to 5.4 in from the left and 2 to 3.65 in from the top.`,
      );
    }
    if (!within(layout[part], Sheet)) {
      throw new StartupError(`letters/layout.json: "${part}" leaves the sheet of 8.5 by 11 in.`);
    }
  }
  const logo = readLogo(new URL('templates/', file));
  if (logo && layout.letterhead.width < 2 * LogoSpace.width) {
    throw new StartupError('letters/layout.json: "letterhead" is too narrow for a logo.');
  }
  return { ...layout, logo };
}

function parse(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartupError('letters/layout.json cannot be read as JSON.');
  }
}

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;
/** Tolerates rounding in sums such as 0.9 + 3.1. */
const SLACK = 1e-9;

const within = (inner: Box, outer: Box) =>
  inner.left >= outer.left - SLACK &&
  inner.top >= outer.top - SLACK &&
  right(inner) <= right(outer) + SLACK &&
  bottom(inner) <= bottom(outer) + SLACK;

const overlaps = (one: Box, other: Box) =>
  one.left < right(other) - SLACK &&
  other.left < right(one) - SLACK &&
  one.top < bottom(other) - SLACK &&
  other.top < bottom(one) - SLACK;
