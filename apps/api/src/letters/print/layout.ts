import { readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import Value from 'typebox/value';
import { StartupError } from '../../startup/errors.ts';

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

/** The places of a letter's parts in inches and their largest text sizes in points. */
export type Layout = Static<typeof LayoutSchema>;

/** US Letter. */
const Sheet: Box = { left: 0, top: 0, width: 8.5, height: 11 };

/** The area that a #10 envelope's window can show, however the sheet slips. Only the address may be in it (LET-30). */
export const AddressZone: Box = { left: 0.5, top: 2.04, width: 3.5, height: 0.88 };

/** Reads the settings file. An error in it is reported as a sentence. */
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
      'letters/layout.json: "address" leaves the envelope window (0.5 to 4 in from the left, 2.04 to 2.92 in from the top).',
    );
  }
  for (const part of ['letterhead', 'reference', 'body'] as const) {
    if (overlaps(layout[part], AddressZone)) {
      throw new StartupError(`letters/layout.json: "${part}" reaches into the envelope window.`);
    }
    if (!within(layout[part], Sheet)) {
      throw new StartupError(`letters/layout.json: "${part}" leaves the sheet of 8.5 by 11 in.`);
    }
  }
  return layout;
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
