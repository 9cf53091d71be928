import { Invalid } from '../../http/errors.ts';
import { countedOf } from '../../text/words.ts';
import { recipientOf } from './composeLetter.ts';
import { isBlocking, type LetterProblemKind, reasons } from './reasons.ts';
import type { LetterScope } from './selection.ts';

/** Fails with the names of the chosen tenants who cannot get this letter (LET-5). */
export function assertSendable(
  rows: readonly ({ reason: LetterProblemKind | null } & Parameters<typeof recipientOf>[0])[],
): void {
  const problems = rows.flatMap(({ reason, ...row }) =>
    reason && isBlocking(reason) ? [`${recipientOf(row)} ${reasons[reason].refusal}`] : [],
  );
  if (problems.length === 0) return;
  const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
  throw new Invalid(`No letters were made: ${problems.slice(0, 5).join('; ')}${more}.`);
}

/** Fails when a chosen tenant does not exist or belongs to another facility (LET-5). */
export function assertInScope(rows: readonly object[], scope: LetterScope, wanted: number): void {
  const missing = wanted - rows.length;
  if (missing === 0) return;
  const place = scope.state === null ? 'this facility' : 'this state';
  throw new Invalid(
    `No letters were made: ${countedOf(missing, 'the chosen tenants', ['is', 'are'])} not of ${place}.`,
  );
}
