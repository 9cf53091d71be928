import type { LetterProblem } from '@audit-letters/api-client/contract';

type NamedTenant = Omit<LetterProblem, 'tenant_id' | 'problem'> & { id: number };

/** Why this tenant gets no letter. */
export const problemOf = (
  { id, first_name, last_name, unit, facility_number }: NamedTenant,
  kind: LetterProblem['problem'],
): LetterProblem => ({
  tenant_id: id,
  first_name,
  last_name,
  unit,
  facility_number,
  problem: kind,
});
