'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'size' | 'type'> {
  /** Input type, for validation and the on-screen keyboard. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | undefined;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** Called when the user changes the text. */
  onValueChange?: ((change: { value: string }) => void) | undefined;
}

/** A single-line text field with label, hint and error. The root is the control: an `<input>`. */
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
          // `required` alone accepts spaces.
          pattern={props.required ? '.*\\S.*' : undefined}
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
