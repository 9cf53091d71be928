import type { Answer, Coverage, Tenant } from '@audit-letters/api-client';
import { useConfirm } from '@audit-letters/ui';
import { replacedInWords, replacesCoverage } from './replacedCoverage.ts';
import { tenantWords } from './tenantWords.ts';

/**
 * Asks before an answer replaces a coverage that was charged, confirmed or mailed. Resolves to whether to save; other answers
 * are not asked about (TEN-152).
 */
export function useReplaceQuestion() {
  const confirm = useConfirm();
  return async (tenant: Tenant, answer: Answer, coverages: readonly Coverage[]) => {
    if (!replacesCoverage(tenant, answer)) return true;
    return confirm(tenantWords.replaceQuestion(replacedInWords(tenant, answer, coverages)));
  };
}
