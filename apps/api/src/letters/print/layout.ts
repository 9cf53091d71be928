import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { StartupError } from '../../startup/errors.ts';
import { LogoSpace, readLogo } from './logo.ts';

const inches = (maximum: number) => Type.Number({ minimum: 0, maximum });

const BoxSchema = Type.Object(
  { left: inches(8.5), top: inches(11), width: inches(8.5), height: inches(11) },
  { additionalProperties: false },
);

/** A rectangle on the sheet, in inches from its left and upper edge. */
export type Box = Static<typeof BoxSchema>;

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

/** US Letter. */
export const Sheet: Box = { left: 0, top: 0, width: 8.5, height: 11 };

/** The window of a #10 envelope, from the envelope's left and upper edge. */
export const EnvelopeWindow: Box = { left: 0.875, top: 2.5, width: 4.5, height: 1.125 };
/** How far the folded sheet slides in the envelope, to the right and down. */
export const SheetPlay = { right: 1, down: 0.46 };

/** The part of the sheet that the window shows in the middle of the sheet's play. */
export const ShownInWindow: Box = {
  ...EnvelopeWindow,
  left: EnvelopeWindow.left - SheetPlay.right / 2,
  top: EnvelopeWindow.top - SheetPlay.down / 2,
};

/** The part of the sheet that the window shows wherever the sheet is (LET-30). */
export const AddressZone: Box = { left: 1, top: 2.5, width: 3.3, height: 0.65 };
/** The part of the sheet that the window can show. Nothing but the address may be in it (LET-30). */
export const WindowZone: Box = { left: 0, top: 2, width: 5.4, height: 1.65 };

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
