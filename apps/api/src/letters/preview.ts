import { Invalid } from '../http/errors.ts';
import type { LetterDeps } from './deps.ts';
import { draftBatch } from './draft/draft.ts';
import type { Recipients } from './draft/recipients.ts';

/** The first letter that would be generated, as it would be printed. Nothing is recorded (LET-27). */
export async function previewLetter(deps: LetterDeps, request: Recipients): Promise<Buffer> {
  const { letters } = await draftBatch(deps, { ...request, enrollmentLetterDate: null });
  const drawn = await deps.printer.print({
    title: 'Preview of a letter',
    letters: letters.slice(0, 1).map(({ letter }) => letter),
    createdAt: deps.clock.now(),
    layout: deps.layout,
  });
  if ('unprintable' in drawn) {
    throw new Invalid(drawn.unprintable.map(({ reason }) => reason).join(' '));
  }
  return drawn.pdf;
}
