import type { LetterPreflight } from '@audit-letters/api-client';
import { letterProblem as problem } from '../SendLettersScreen.states.ts';

const printed = { letters: 300, facilities: [], tagged_facilities: [] };

/** The pre-flight in each of its states. */
export const preflightStates = {
  nothingToFix: { ...printed, ready: 488, tagged: 0, incomplete: 0, unprintable: 0, problems: [] },
  tagged: { ...printed, ready: 488, tagged: 5, incomplete: 0, unprintable: 0, problems: [] },
  problems: {
    ...printed,
    ready: 488,
    tagged: 5,
    incomplete: 1,
    unprintable: 1,
    problems: [
      problem(1, { address_fault: 'the city is missing; a ZIP code has five or nine digits' }),
      problem(2, { first_name: 'Ana', last_name: 'Ortiz 𒀀', unit: 'B7', problem: 'unprintable' }),
    ],
  },
  tooLong: {
    ...printed,
    ready: 12,
    tagged: 0,
    incomplete: 0,
    unprintable: 1,
    problems: [problem(3, { problem: 'too_long' })],
  },
  many: {
    ...printed,
    ready: 1140,
    tagged: 0,
    incomplete: 75,
    unprintable: 0,
    problems: [problem(1, {})],
  },
} satisfies Record<string, LetterPreflight>;
