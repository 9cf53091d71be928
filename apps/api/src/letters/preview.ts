import { Invalid } from '../http/errors.ts';
import type { LetterDeps } from './deps.ts';
import { type DraftRequest, draftBatch } from './draft/draft.ts';

/** The first letter that would be generated, as it would be printed. Nothing is recorded (LET-94). */
export const previewLetter = async (deps: LetterDeps, request: DraftRequest): Promise<Buffer> =>
  deps.printer.print({
    title: 'Preview of a letter',
    letters: [await firstLetter(deps, request)],
    createdAt: deps.clock.now(),
    layout: deps.layout,
  });

/** The same letter as an SVG image, with the window of its envelope (LET-94). */
export const pictureLetter = async (deps: LetterDeps, request: DraftRequest): Promise<string> =>
  deps.printer.picture(await firstLetter(deps, request), deps.layout);

async function firstLetter(deps: LetterDeps, request: DraftRequest) {
  const { letters } = await draftBatch(deps, request);
  const [first] = letters;
  if (!first) throw new Invalid('No tenant is ready for this letter.');
  return first.letter;
}
