'use client';
import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

/** One choice of a `Select`. */
export interface SelectOption {
  /** What is sent. */
  value: string;
  /** What is read. */
  label: string;
  /** It is shown and cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps
  extends FieldText,
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'> {
  /** The choices, in the order shown. */
  options: readonly SelectOption[];
  /** Text of a first choice with the empty value; `''` for a blank one. Without it there is no such choice. */
  placeholder?: string;
  /** `small` in tables and dense bars. */
  size?: 'medium' | 'small';
  /** Another choice was made. */
  onValueChange?: (change: { value: string }) => void;
}

/**
 * One of a list, with the system's own list: it types ahead, and on a phone it is the phone's. APG pattern: select-only
 * combobox, as the browser has it. The root is the control: a `<select>`.
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
