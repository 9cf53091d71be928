'use client';
import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, splitFieldProps } from '../form/Field.tsx';

/** An option of a `Select`. */
export interface SelectOption<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Displayed text. */
  label: string;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

/** `Empty` is null in a select with a placeholder, which can be without a value. */
interface SelectProps<Value extends string = string, Empty extends null = never>
  extends FieldText,
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple' | 'value' | 'defaultValue'> {
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
  /** The selected value (controlled). */
  value?: Value | Empty | undefined;
  /** The initially selected value (uncontrolled). @default the first option */
  defaultValue?: Value | Empty | undefined;
  /** Text of an additional first option without a value; `''` for a blank one. */
  placeholder?: string | undefined;
  /** `small` for tables and toolbars. */
  size?: 'medium' | 'small' | undefined;
  /** Called when the user selects an option. */
  onValueChange?: ((change: { value: Value | Empty }) => void) | undefined;
}

/**
 * A native select, with the platform's list and type-ahead. The root is the control: a `<select>`. APG pattern:
 * select-only combobox, as implemented by the browser.
 */
export function Select<Value extends string = string>(
  props: SelectProps<Value> & { placeholder?: undefined },
): ReactNode;
export function Select<Value extends string = string>(props: SelectProps<Value, null>): ReactNode;
export function Select<Value extends string>({
  options,
  value,
  defaultValue,
  placeholder,
  size,
  onValueChange,
  onChange,
  className,
  ...props
}: SelectProps<Value, null>) {
  const [fieldProps, controlProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {(control) => (
        <span className="al-control-frame al-select-frame">
          <select
            {...controlProps}
            {...control}
            value={value === null ? '' : value}
            defaultValue={defaultValue === null ? '' : defaultValue}
            data-size={size}
            onChange={(event) => {
              onChange?.(event);
              const chosen = options.find(({ value }) => value === event.target.value);
              onValueChange?.({ value: chosen?.value ?? null });
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
