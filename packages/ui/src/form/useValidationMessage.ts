'use client';
import { type SyntheticEvent, use, useEffect, useState } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { formTexts } from './texts.ts';
import { type FormControl, isInvalid, isMissing } from './validation.ts';

interface Validation {
  message: string;
  isHintNeeded: boolean;
  resets: number;
}

/** Without a `title`, no message names the expected pattern. */
const hasOtherPattern = (control: FormControl) =>
  control.validity.patternMismatch && !control.title && !isMissing(control);

/**
 * The message of a control that failed HTML validation when its `Form` was submitted, until the value is valid. `events`
 * belong on an ancestor of the control.
 */
export function useValidationMessage(controlId: string) {
  const texts = useTexts('form', formTexts);
  const { describeProblem } = texts;
  const { resets, recheck } = use(FormContext);
  const [validation, setValidation] = useState<Validation>();
  const shown = validation?.resets === resets ? validation : undefined;
  const message = shown?.message;

  const show = (control: EventTarget | null) =>
    setValidation(
      isInvalid(control)
        ? { message: describeProblem(control), isHintNeeded: hasOtherPattern(control), resets }
        : undefined,
    );

  // A value, `disabled` or the reason of a date may change without a user event.
  useEffect(() => {
    if (message === undefined) return;
    const control = document.getElementById(controlId);
    if (isInvalid(control) && describeProblem(control) === message) return;
    show(control);
    recheck();
  });

  return {
    message,
    /** The message does not say which text is expected. */
    isHintNeeded: shown?.isHintNeeded ?? false,
    events: {
      onInvalidCapture(event: SyntheticEvent) {
        // The message is shown below the field instead of in the browser's bubble.
        event.preventDefault();
        show(event.target);
      },
      onInput({ target }: SyntheticEvent) {
        if (message !== undefined) show(target);
      },
    },
  };
}
