'use client';
import { type SyntheticEvent, use, useEffect, useState } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { formTexts } from './texts.ts';
import { isInvalid } from './validation.ts';

/**
 * The message of a control that failed HTML validation when its `Form` was submitted, until the value is valid. `events`
 * belong on an ancestor of the control.
 */
export function useValidationMessage(controlId: string) {
  const texts = useTexts('form', formTexts);
  const { describeProblem = texts.describeProblem, resets, recheck } = use(FormContext);
  const [validation, setValidation] = useState<{ message: string; resets: number }>();
  const message = validation?.resets === resets ? validation.message : undefined;

  const messageOf = (control: EventTarget | null) =>
    isInvalid(control) ? describeProblem(control) : undefined;
  const show = (next: string | undefined) =>
    setValidation(next === undefined ? undefined : { message: next, resets });

  // A value, `disabled` or the reason of a date may change without a user event.
  useEffect(() => {
    if (message === undefined) return;
    const current = messageOf(document.getElementById(controlId));
    if (current === message) return;
    show(current);
    recheck();
  });

  return {
    message,
    events: {
      onInvalidCapture(event: SyntheticEvent) {
        // The message is shown below the field instead of in the browser's bubble.
        event.preventDefault();
        show(messageOf(event.target));
      },
      onInput({ target }: SyntheticEvent) {
        if (message !== undefined) show(messageOf(target));
      },
    },
  };
}
