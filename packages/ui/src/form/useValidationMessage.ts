'use client';
import { type SyntheticEvent, use, useEffect, useState } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { formTexts } from './texts.ts';
import { isFormControl, isInvalid } from './validation.ts';

/**
 * The message of a control that failed HTML validation when its `Form` was submitted, until the value is valid. `events`
 * belong on an ancestor of the control.
 */
export function useValidationMessage(controlId: string) {
  const texts = useTexts('form', formTexts);
  const { describeProblem = texts.describeProblem, resets } = use(FormContext);
  const [validation, setValidation] = useState<{ message: string; resets: number }>();
  const message = validation?.resets === resets ? validation.message : undefined;

  const updateMessage = (control: EventTarget | null) =>
    setValidation(
      isFormControl(control) && isInvalid(control)
        ? { message: describeProblem(control), resets }
        : undefined,
    );

  // A value or `disabled` may change without a user event.
  useEffect(() => {
    if (message !== undefined && !isInvalid(document.getElementById(controlId)))
      setValidation(undefined);
  });

  return {
    message,
    events: {
      onInvalidCapture(event: SyntheticEvent) {
        // The message is shown below the field instead of in the browser's bubble.
        event.preventDefault();
        updateMessage(event.target);
      },
      onInput({ target }: SyntheticEvent) {
        if (message !== undefined) updateMessage(target);
      },
    },
  };
}
