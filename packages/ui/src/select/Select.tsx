'use client';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

/** An option of a `Select`. */
export interface SelectOption {
  /** Submitted value. */
  value: string;
  /** Displayed text. */
  label: string;
  /** Disables the option. */
  disabled?: boolean;
}

export interface SelectProps
  extends FieldText,
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** Text of an additional first option with an empty value; `''` for a blank one. */
  placeholder?: string;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small';
  /** Called when the user selects an option. */
  onValueChange?: (change: { value: string }) => void;
}

/**
 * A native select, with the platform's list and type-ahead. The root is the control: a `<select>`. APG pattern:
 * select-only combobox, as implemented by the browser.
 */
export function Select({
  options,
  placeholder,
  size,
  onValueChange,
  onChange,
  className,
  ...props
}: SelectProps) {
  const [fieldProps, controlProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="al-control-frame al-select-frame">
          <select
            {...controlProps}
            {...control}
            data-size={size}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.({ value: event.target.value });
            }}
            className={cx('al-control al-select', className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </span>
      )}
    </Field>
  );
}
