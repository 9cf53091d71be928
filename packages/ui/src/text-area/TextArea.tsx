'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** The text has changed. */
  onValueChange?: (change: { value: string }) => void;
}

/** Text of several lines; it grows with what is written. The root is the control: a `<textarea>`. */
export function TextArea({ onValueChange, onChange, className, ...props }: TextAreaProps) {
  const [fieldProps, controlProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <textarea
          rows={3}
          {...controlProps}
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
