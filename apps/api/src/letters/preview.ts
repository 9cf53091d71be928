import { Invalid } from '../http/errors.ts';
import { type BatchOrder, draftBatch } from './draft.ts';
import type { LetterShop } from './generate.ts';

/** The first letter that would be made, printed as it would be. Nothing is recorded. */
export async function previewLetter(
  { db, clock, printer, templates, layout }: LetterShop,
  preview: Pick<BatchOrder, 'scope' | 'type' | 'chosen'>,
): Promise<Buffer> {
  const order = { ...preview, enrollmentLetterDate: null, userId: 0 };
  const { letters } = await draftBatch(db, templates, order, clock.today());
  const drawn = await printer.print({
    title: 'Preview of a letter',
    letters: letters.slice(0, 1),
    createdAt: clock.now(),
    layout,
  });
  if ('unprintable' in drawn) {
    throw new Invalid(drawn.unprintable.map(({ reason }) => reason).join(' '));
  }
  return drawn.pdf;
}
