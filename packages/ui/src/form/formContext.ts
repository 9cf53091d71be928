'use client';
import { createContext } from 'react';
import { type DescribeProblem, describeProblem, type FormProblem } from './validation.ts';

export interface FormContextValue {
  /** The problems of the last submission that still exist. */
  problems: readonly FormProblem[];
  describeProblem: DescribeProblem;
  /** Number of resets: errors from before the last reset are discarded. */
  resets: number;
}

/** The default lets a field outside a `Form` show its own error. */
export const FormContext = createContext<FormContextValue>({
  problems: [],
  describeProblem,
  resets: 0,
});
