'use client';
import { cx } from 'class-variance-authority';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentProps, SubmitEvent } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusableWhenScrolling } from '../internal/focusableWhenScrolling.ts';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { FormContext } from './formContext.ts';
import { type FormRefusal, isRefusal, markRefused, refusalOf, unmarkRefused } from './refusal.ts';
import { formTexts } from './texts.ts';
import {
  type DescribeProblem,
  type FormProblem,
  isFirstOfGroup,
  isFormControl,
  isInvalid,
  labelOf,
} from './validation.ts';

/** A valid submission. */
export interface FormSubmission {
  /** The values of the controls. */
  data: FormData;
  /** The `<form>`. */
  form: HTMLFormElement;
}

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /**
   * Called with the form data when a valid form is submitted. Until the returned promise settles, the form is pending and
   * ignores further submissions. The promise may resolve to a refusal, or reject with an error: the messages of `fields`
   * appear at their fields, the `message` below the content.
   */
  onSubmit:
    | ((submission: FormSubmission) => void)
    | ((submission: FormSubmission) => Promise<FormRefusal | undefined>);
}

/**
 * A form with HTML validation (`required`, `type="email"`, `minLength`, `pattern`). Submitting an invalid form shows
 * a message below each field and focuses the first one. One submission runs at a time. Children fill the width: put buttons of
 * their own width into a `Stack` with `direction="row"`. Renders a `<form>`.
 */
export function Form({
  onSubmit,
  onInput,
  onInputCapture,
  onReset,
  className,
  children,
  ...rootProps
}: FormProps) {
  const texts = useTexts('form', formTexts);
  const { describeProblem } = texts;
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [resets, setResets] = useState(0);
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  // A second press may come before the next render.
  const isPending = useRef(false);
  const recheck = useCallback(
    () => setProblems((known) => currentProblems(known, describeProblem)),
    [describeProblem],
  );
  const context = useMemo(
    () => ({ problems, resets, pending, recheck }),
    [problems, resets, pending, recheck],
  );

  // Fields may have been filled in, disabled or removed; check the DOM.
  useEffect(recheck);

  /** Shows the messages of the invalid fields and focuses the first one. Returns whether all fields are valid. */
  function validate(form: HTMLFormElement): boolean {
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
    invalid[0]?.focus();
    return invalid.length === 0;
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending.current) return;
    const form = event.currentTarget;
    unmarkAll(form);
    setFailure('');
    if (!validate(form)) return;
    isPending.current = true;
    try {
      const outcome: unknown = onSubmit({ data: new FormData(form), form });
      if (!(outcome instanceof Promise)) return;
      setPending(true);
      const result: unknown = await outcome;
      if (isRefusal(result)) show(result, form);
    } catch (error) {
      show(refusalOf(error, texts.failed), form);
    } finally {
      isPending.current = false;
      setPending(false);
    }
  }

  function show(refusal: FormRefusal, form: HTMLFormElement) {
    setFailure(markRefused(form, refusal));
    validate(form);
  }

  return (
    <FormContext value={context}>
      <form
        // A submission before the scripts of a server-rendered page puts no values in the address.
        method="post"
        {...rootProps}
        noValidate
        onSubmit={handleSubmit}
        aria-busy={pending || rootProps['aria-busy']}
        onInputCapture={(event) => {
          onInputCapture?.(event);
          unmarkRefused(event.target);
        }}
        onInput={(event) => {
          onInput?.(event);
          recheck();
        }}
        onReset={(event) => {
          onReset?.(event);
          unmarkAll(event.currentTarget);
          setProblems([]);
          setFailure('');
          setResets(resets + 1);
        }}
        className={cx('al-form', className)}
      >
        {children}
        {failure && (
          <p ref={focusableWhenScrolling} role="alert" className="al-field-error">
            <CircleAlert aria-hidden />
            <span>{failure}</span>
          </p>
        )}
      </form>
    </FormContext>
  );
}

function unmarkAll(form: HTMLFormElement) {
  for (const control of form.elements) unmarkRefused(control);
}

/** The problems that remain, as they are now. Returns the same array when nothing changed, which avoids another render. */
function currentProblems(
  problems: readonly FormProblem[],
  describeProblem: DescribeProblem,
): readonly FormProblem[] {
  const current = problems.flatMap((problem) => {
    const control = document.getElementById(problem.id);
    if (!isInvalid(control)) return [];
    const message = describeProblem(control);
    return message === problem.message ? problem : { ...problem, message };
  });
  const isSame = problems.every((problem, index) => problem === current[index]);
  return isSame ? problems : current;
}
