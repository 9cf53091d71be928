'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../form/Field.tsx';

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** The text has changed. */
  onValueChange?: (change: { value: string }) => void;
}

/** Text of several lines; it grows with what is written. The root is the control: a `<textarea>`. */
export function TextArea({
  label,
  labelHidden,
  optional,
  hint,
  error,
  id,
  onValueChange,
  onChange,
  className,
  'aria-describedby': describedBy,
  ...rootProps
}: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, optional, hint, error, describedBy }} controlId={id}>
      {(control) => (
        <textarea
          rows={3}
          {...rootProps}
          {...control}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.({ value: event.target.value });
          }}
          className={cx('al-control al-text-area', className)}
        />
      )}
    </Field>
  );
}
