'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** What kind of text it is: for the keyboard on a phone and for validation. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number';
  /** `small` in tables and dense bars. */
  size?: 'medium' | 'small';
  /** The text has changed. */
  onValueChange?: (change: { value: string }) => void;
}

/** One line of text with its label, hint and error. The root is the control: an `<input>`. */
export function TextField({
  type = 'text',
  size,
  onValueChange,
  onChange,
  className,
  ...props
}: TextFieldProps) {
  const [fieldProps, controlProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <input
          {...controlProps}
          {...control}
          type={type}
          data-size={size}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.({ value: event.target.value });
          }}
          className={cx('al-control al-text-field', className)}
        />
      )}
    </Field>
  );
}
