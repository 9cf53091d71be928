import { Invalid } from '../http/errors.ts';
import type { LetterDeps } from './deps.ts';
import { type DraftRequest, draftBatch } from './draft/draft.ts';
import type { DrawnLetters } from './print/drawLetters.ts';
import type { Letter } from './print/letter.ts';

/** The first letter that would be generated, as it would be printed. Nothing is recorded (LET-94). */
export async function previewLetter(deps: LetterDeps, request: DraftRequest): Promise<Buffer> {
  const drawn = await deps.printer.print({
    title: 'Preview of a letter',
    letters: [await firstLetter(deps, request)],
    createdAt: deps.clock.now(),
    layout: deps.layout,
  });
  if ('unprintable' in drawn) throw unprintable(drawn);
  return drawn.pdf;
}

/** The same letter as an SVG image, with the window of its envelope (LET-94). */
export async function pictureLetter(deps: LetterDeps, request: DraftRequest): Promise<string> {
  const drawn = await deps.printer.picture(await firstLetter(deps, request), deps.layout);
  if ('unprintable' in drawn) throw unprintable(drawn);
  return drawn.svg;
}

async function firstLetter(deps: LetterDeps, request: DraftRequest): Promise<Letter> {
  const { letters } = await draftBatch(deps, request);
  const [first] = letters;
  if (!first) throw new Invalid('No tenant is ready for this letter.');
  return first.letter;
}

const unprintable = (drawn: Extract<DrawnLetters, { unprintable: unknown }>) =>
  new Invalid(drawn.unprintable.map(({ reason }) => reason).join(' '));
