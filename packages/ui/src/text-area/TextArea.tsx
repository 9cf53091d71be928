'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** Called when the user changes the text. */
  onValueChange?: ((change: { value: string }) => void) | undefined;
}

/** A multi-line text field that grows with its text. The root is the control: a `<textarea>`. */
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
