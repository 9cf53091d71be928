'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, SubmitEvent } from 'react';
import { useMemo, useState } from 'react';
import { FormContext } from './formContext.ts';
import {
  type DescribeProblem,
  describeProblem as describeInEnglish,
  type FormProblem,
  isFormControl,
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
  describeProblem = describeInEnglish,
  className,
  ...rootProps
}: FormProps) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const context = useMemo(() => ({ problems, describeProblem }), [problems, describeProblem]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // `checkValidity` also tells each field, which then shows its own sentence.
    const invalid = [...form.elements].filter(isFormControl).filter((it) => !it.checkValidity());
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
          const { target } = event;
          if (isFormControl(target) && target.validity.valid)
            setProblems((before) => {
              const after = before.filter(({ id }) => id !== target.id);
              return after.length === before.length ? before : after;
            });
        }}
        className={cx('al-form', className)}
      />
    </FormContext>
  );
}
