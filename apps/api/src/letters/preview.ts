import type { LetterType } from '@audit-letters/api-client/contract';
import { Invalid } from '../errors.ts';
import { draftBatch } from './draft.ts';
import type { LetterShop } from './generate.ts';
import type { LetterScope } from './store.ts';

/** The first letter that would be made for the scope, printed as it would be. Nothing is recorded. */
export async function previewLetter(
  { db, clock, printer, templates, layout }: LetterShop,
  scope: LetterScope,
  type: LetterType,
): Promise<Buffer> {
  const order = { scope, type, chosen: null, enrollmentLetterDate: null, userId: 0 };
  const { letters } = await draftBatch(db, templates, order, clock.today());
  const drawn = await printer.print({
    title: 'Preview',
    letters: letters.slice(0, 1),
    createdAt: clock.now(),
    layout,
  });
  if ('unprintable' in drawn) {
    throw new Invalid(drawn.unprintable.map(({ reason }) => reason).join(' '));
  }
  return drawn.pdf;
}
