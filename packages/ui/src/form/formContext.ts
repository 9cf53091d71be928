'use client';
import { createContext } from 'react';
import type { FormProblem } from './validation.ts';

export interface FormContextValue {
  /** The problems of the last submission that still exist. */
  problems: readonly FormProblem[];
  /** Number of resets: errors from before the last reset are discarded. */
  resets: number;
  /** Whether the promise of `onSubmit` is pending. */
  pending: boolean;
  /** Reads the problems again after the message of a field has changed. */
  recheck: () => void;
}

/** The default lets a field outside a `Form` show its own error. */
export const FormContext = createContext<FormContextValue>({
  problems: [],
  resets: 0,
  pending: false,
  recheck: () => undefined,
});
