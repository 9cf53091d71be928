'use client';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useControlEvents } from '../internal/controlEvents.ts';
import { useValidationMessage } from './useValidationMessage.ts';

interface FieldStateOptions {
  /** Id of the control. */
  id: string;
  /** Help text. */
  hint: ReactNode;
  /** Error message of the caller; it replaces the one of the validation. */
  error: ReactNode;
  /** Additional ids for `aria-describedby`. */
  describedBy: string | undefined;
}

/** The hint or error of a control: attributes of the control, events of an ancestor, and the props of `FieldNote`. */
export function useFieldState({ id, hint, error, describedBy }: FieldStateOptions) {
  const { message, isHintNeeded, events } = useValidationMessage(id);
  const controlEvents = useControlEvents();
  const noteId = `${id}-note`;
  const invalid =
    isHintNeeded && hint ? (
      <>
        {message} {hint}
      </>
    ) : (
      message
    );
  const shownError = error ?? invalid;
  return {
    control: {
      id,
      'aria-describedby': cx(describedBy, (shownError ?? hint) ? noteId : undefined) || undefined,
      'aria-invalid': shownError ? (true as const) : undefined,
    },
    events: { ...events, ...controlEvents },
    note: { id: noteId, error: shownError, hint },
  };
}
