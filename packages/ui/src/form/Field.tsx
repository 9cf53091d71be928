'use client';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, use, useEffect, useId, useState } from 'react';
import { FormContext } from './formContext.ts';
import { isFormControl, isRefused } from './validation.ts';

/** The words around a control; every field of the library takes them. */
export interface FieldText {
  /** The name of the field, above it. */
  label: ReactNode;
  /** Keeps the label for assistive technology and hides it from the eye, where the place says enough. */
  labelHidden?: boolean;
  /** Marks a field that may stay empty, with '(optional)' or the words given. */
  optional?: boolean | string;
  /** A help below the field. */
  hint?: ReactNode;
  /** What is wrong with the value; it takes the place of the hint. */
  error?: ReactNode;
}

/** What `Field` hands to its control. */
export interface FieldControl {
  /** What the label points at. */
  id: string;
  /** The ids of hint or error. */
  'aria-describedby': string | undefined;
  /** There is an error. */
  'aria-invalid': true | undefined;
}

/** The props of a field widget that `Field` takes; the rest belong to the control. */
interface FieldWidgetProps extends FieldText {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Separates the props of a field widget into those of its `Field` and those of its control. */
export function splitFieldProps<Props extends FieldWidgetProps>({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...controlProps
}: Props) {
  const fieldProps = { label, labelHidden, optional, hint, error, describedBy, controlId: id };
  return [fieldProps, controlProps] as const;
}

export interface FieldProps
  extends FieldText,
    Omit<ComponentProps<'div'>, 'children' | 'id' | 'onInput' | 'onInvalidCapture'> {
  /** Id of the control, when it must be known outside. */
  controlId?: string;
  /** What else describes the control, by id. */
  describedBy?: string;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Label, hint and error around one control, tied to it. A control that HTML's own validation refuses (when its
 * `Form` is sent) shows the reason in the place of the hint until it is right. Renders a `<div>`.
 */
export function Field({
  label,
  labelHidden,
  optional,
  hint,
  error,
  controlId,
  describedBy,
  className,
  children,
  ...rootProps
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const noteId = `${id}-note`;
  const { describeProblem, resets } = use(FormContext);
  const [refusal, setRefusal] = useState<{ sentence: string; resets: number }>();
  const refused = refusal?.resets === resets ? refusal.sentence : undefined;
  const shownError = error ?? refused;
  const note = shownError ?? hint;

  const judge = (control: EventTarget | null) =>
    setRefusal(
      isFormControl(control) && isRefused(control)
        ? { sentence: describeProblem(control), resets }
        : undefined,
    );

  // The value may be set, or the control disabled, without an event of the reader's.
  useEffect(() => {
    if (refused !== undefined && !isRefused(document.getElementById(id))) setRefusal(undefined);
  });

  return (
    <div
      {...rootProps}
      onInvalidCapture={(event) => {
        // The sentence stands under the field instead of in the browser's bubble.
        event.preventDefault();
        judge(event.target);
      }}
      onInput={({ target }) => {
        if (refused !== undefined) judge(target);
      }}
      className={cx('al-field', className)}
    >
      <label htmlFor={id} className={labelHidden ? 'al-visually-hidden' : 'al-field-label'}>
        <span data-label="">{label}</span>
        {optional && (
          // The name stays the plain label; that it may stay empty is what `required` does not say.
          <span aria-hidden className="al-field-optional">
            {' '}
            {optional === true ? '(optional)' : optional}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': cx(describedBy, note ? noteId : undefined) || undefined,
        'aria-invalid': shownError ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={shownError ? 'al-field-error' : 'al-field-hint'}>
          {shownError && <CircleAlert aria-hidden />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}
