import type { LetterPreflight, LetterProblem } from '@audit-letters/api-client';

const problem = (tenant_id: number, over: Partial<LetterProblem>): LetterProblem => ({
  tenant_id,
  ...{ first_name: 'Edith', last_name: 'Reed', unit: 'A4' },
  facility_number: 'D-1042',
  problem: 'incomplete',
  ...over,
});

/** The pre-flight in each of its states. */
export const preflightStates = {
  nothingToFix: { ready: 488, tagged: 0, incomplete: 0, unprintable: 0, problems: [] },
  tagged: { ready: 488, tagged: 5, incomplete: 0, unprintable: 0, problems: [] },
  problems: {
    ...{ ready: 488, tagged: 5, incomplete: 1, unprintable: 1 },
    problems: [
      problem(1, {}),
      problem(2, { first_name: 'Ana', last_name: 'Ortiz 𒀀', unit: 'B7', problem: 'unprintable' }),
    ],
  },
  many: { ready: 1140, tagged: 0, incomplete: 75, unprintable: 0, problems: [problem(1, {})] },
} satisfies Record<string, LetterPreflight>;
