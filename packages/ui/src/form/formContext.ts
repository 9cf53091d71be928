'use client';
import { createContext } from 'react';
import { type DescribeProblem, describeProblem, type FormProblem } from './validation.ts';

export interface FormContextValue {
  /** What the last attempt to send was refused for and is still wrong. */
  problems: readonly FormProblem[];
  describeProblem: DescribeProblem;
  /** How often the form was reset: what was refused before the last reset is forgotten. */
  resets: number;
}

/** A field outside a `Form` still describes its own problems. */
export const FormContext = createContext<FormContextValue>({
  problems: [],
  describeProblem,
  resets: 0,
});
