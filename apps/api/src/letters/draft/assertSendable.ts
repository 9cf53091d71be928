import type { LetterType } from '@audit-letters/api-client/contract';
import { Invalid } from '../../http/errors.ts';
import { nameOf } from './composeLetter.ts';
import type { Recipients } from './recipients.ts';

interface Sendable {
  first_name: string | null;
  last_name: string | null;
  status: string | null;
  tagged_for_removal: boolean;
  complete: boolean;
  coverage_id: number | null;
}

/** Fails with the names of the chosen tenants who cannot get this letter (LET-5). */
export function assertSendable(
  rows: readonly Sendable[],
  { type, scope }: Pick<Recipients, 'type' | 'scope'>,
  wanted: number,
): void {
  const problems = rows.flatMap((row) => {
    const problem = problemOf(row, type);
    return problem ? [`${nameOf(row)} ${problem}`] : [];
  });
  if (rows.length < wanted) {
    const place = scope.state === null ? 'this facility' : 'this state';
    problems.push(
      `${wanted - rows.length} of the chosen tenants ${wanted - rows.length === 1 ? 'is' : 'are'} not of ${place}`,
    );
  }
  if (problems.length === 0) return;
  const more = problems.length > 5 ? `; and ${problems.length - 5} more` : '';
  throw new Invalid(`No letters were made: ${problems.slice(0, 5).join('; ')}${more}.`);
}

function problemOf(row: Sendable, type: LetterType): string | undefined {
  if (row.tagged_for_removal) return 'is tagged for removal';
  if (row.status === 'moved_out') return 'has moved out';
  if (!row.complete) return 'has an incomplete address';
  if (type === 'welcome' && row.coverage_id === null) return 'has no coverage to be welcomed to';
  return undefined;
}
