import type { LetterProblem } from '@audit-letters/api-client';
import { formatCount } from '@audit-letters/ui';
import { problemName } from '../../format/letterNames.ts';
import { groupInWords } from '../question/groups.ts';

const changedWords: Partial<Record<LetterProblem['problem'], string>> = {
  answered: 'answered since',
  moved_out: 'moved out since',
  bad_address: 'a bad address since',
  readdressed: 'another name or address since',
};

/** The changes since the letters were made: '1 of these tenants has answered since: Ana Ortiz, A4.' */
export function changedInWords(changed: readonly LetterProblem[]): string[] {
  const kinds = [...new Set(changed.map(({ problem }) => problem))];
  const areOfSeveral = new Set(changed.map(({ facility_number }) => facility_number)).size > 1;
  return kinds.flatMap((kind) => {
    const words = changedWords[kind];
    if (!words) return [];
    const tenants = changed
      .filter(({ problem }) => problem === kind)
      .map((tenant) => ({
        tenant_id: tenant.tenant_id,
        name: areOfSeveral
          ? `${problemName(tenant)} (${tenant.facility_number})`
          : problemName(tenant),
      }));
    const count = tenants.length;
    const have = count === 1 ? 'has' : 'have';
    const group = {
      words: `${formatCount(count)} of these tenants ${have} ${words}`,
      tenants,
      count,
    };
    return [`${groupInWords(group)}.`];
  });
}
