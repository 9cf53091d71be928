'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, SubmitEvent } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { FormContext } from './formContext.ts';
import {
  type DescribeProblem,
  describeProblem as describeInEnglish,
  type FormProblem,
  isFormControl,
  isRefused,
  labelOf,
} from './validation.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** The form is valid and sent. `data` holds its named controls. */
  onSubmit: (submission: { data: FormData; form: HTMLFormElement }) => void;
  /** Words the problems differently, or in another language. */
  describeProblem?: DescribeProblem;
}

/**
 * A form whose rules are those of HTML (`required`, `type="email"`, `minLength`, `pattern`). Sending it with a
 * problem puts the sentence under each field and the focus on the first one. Renders a `<form>`.
 */
export function Form({
  onSubmit,
  onInput,
  onReset,
  describeProblem = describeInEnglish,
  className,
  ...rootProps
}: FormProps) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [resets, setResets] = useState(0);
  const context = useMemo(
    () => ({ problems, describeProblem, resets }),
    [problems, describeProblem, resets],
  );

  // Only the document knows what is still wrong: a field may have been filled in, disabled or taken away.
  useEffect(() => setProblems(stillWrong));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // `checkValidity` also tells each field, which then shows its own sentence.
    const invalid = [...form.elements]
      .filter(isFormControl)
      .filter((control) => !control.checkValidity());
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
          setProblems(stillWrong);
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

/** The same list while nothing has changed, so that setting it again draws nothing again. */
function stillWrong(problems: readonly FormProblem[]): readonly FormProblem[] {
  const left = problems.filter(({ id }) => isRefused(document.getElementById(id)));
  return left.length === problems.length ? problems : left;
}
