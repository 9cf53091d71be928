'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, SubmitEvent } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { formTexts } from './texts.ts';
import {
  type DescribeProblem,
  type FormProblem,
  isFirstOfGroup,
  isFormControl,
  isInvalid,
  labelOf,
} from './validation.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Called with the form data when a valid form is submitted. */
  onSubmit: (submission: { data: FormData; form: HTMLFormElement }) => void;
  /** Replaces the validation messages, for example for another language. */
  describeProblem?: DescribeProblem;
}

/**
 * A form with HTML validation (`required`, `type="email"`, `minLength`, `pattern`). Submitting an invalid form shows
 * a message below each field and focuses the first one. Renders a `<form>`.
 */
export function Form({
  onSubmit,
  onInput,
  onReset,
  describeProblem: ownDescription,
  className,
  ...rootProps
}: FormProps) {
  const texts = useTexts('form', formTexts);
  const describeProblem = ownDescription ?? texts.describeProblem;
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [resets, setResets] = useState(0);
  const context = useMemo(
    () => ({ problems, describeProblem, resets }),
    [problems, describeProblem, resets],
  );

  // Fields may have been filled in, disabled or removed; check the DOM.
  useEffect(() => setProblems(remainingProblems));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // `checkValidity` fires an `invalid` event, on which each field shows its message.
    const invalid = [...form.elements]
      .filter(isFormControl)
      .filter((control) => !control.checkValidity())
      .filter(isFirstOfGroup);
    setProblems(
      invalid.map((control) => ({
        id: control.id,
        label: labelOf(control),
        message: describeProblem(control),
      })),
    );
    if (invalid[0]) invalid[0].focus();
    else onSubmit({ data: new FormData(form), form });
  };

  return (
    <FormContext value={context}>
      <form
        {...rootProps}
        noValidate
        onSubmit={handleSubmit}
        onInput={(event) => {
          onInput?.(event);
          setProblems(remainingProblems);
        }}
        onReset={(event) => {
          onReset?.(event);
          setProblems([]);
          setResets(resets + 1);
        }}
        className={cx('al-form', className)}
      />
    </FormContext>
  );
}

/** Returns the same array when nothing changed, which avoids another render. */
function remainingProblems(problems: readonly FormProblem[]): readonly FormProblem[] {
  const remaining = problems.filter(({ id }) => isInvalid(document.getElementById(id)));
  return remaining.length === problems.length ? problems : remaining;
}
