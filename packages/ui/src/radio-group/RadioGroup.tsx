'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldText } from '../form/Field.tsx';
import { FieldNote, OptionalMark } from '../form/FieldNote.tsx';
import { useFieldState } from '../form/useFieldState.tsx';
import { useChosen } from './useChosen.ts';

/** An option of a `RadioGroup`. */
export interface RadioOption<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Displayed text. */
  label: ReactNode;
  /** Describes the option, for example that it is the current one. */
  hint?: ReactNode;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

/** `Empty` is null in a clearable group, which can lose its value. */
interface RadioGroupProps<Value extends string = string, Empty extends null = never>
  extends FieldText,
    Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'> {
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** The selected value, or `null` (controlled). */
  value?: Value | null | undefined;
  /** The initially selected value (uncontrolled). */
  defaultValue?: Value | null | undefined;
  /** Called when the user selects an option, or clears it. */
  onValueChange?: ((change: { value: Value | Empty }) => void) | undefined;
  /** Name of the submitted value. */
  name?: string | undefined;
  /** One option must be selected. */
  required?: boolean | undefined;
  /** A second click on the selected option, or Space, clears it. @default false */
  clearable?: boolean | undefined;
  /** `list` shows each option as a full-width line with its hint at the end. @default 'plain' */
  variant?: 'plain' | 'list' | undefined;
}

/**
 * Radio buttons with a common label, for two to five options; use `Select` for more. Renders a `<fieldset>` with native radio buttons, of which `name` and `required`
 * apply to the buttons. APG pattern: radio group, as implemented by the browser.
 */
export function RadioGroup<Value extends string = string>(
  props: RadioGroupProps<Value> & { clearable?: false | undefined },
): ReactNode;
export function RadioGroup<Value extends string = string>(
  props: RadioGroupProps<Value, null>,
): ReactNode;
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  optional,
  hint,
  error,
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  required,
  clearable = false,
  variant = 'plain',
  className,
  'aria-describedby': describedBy,
  ...rootProps
}: RadioGroupProps<Value, null>) {
  const id = useId();
  const [chosen, choose] = useChosen({ value, defaultValue, onValueChange });
  const { control, events, note } = useFieldState({ id, hint, error, describedBy });

  return (
    <fieldset
      {...rootProps}
      {...events}
      aria-describedby={control['aria-describedby']}
      data-variant={variant}
      className={cx('al-radio-group', className)}
    >
      <legend className={labelHidden ? 'al-visually-hidden' : 'al-field-label'}>
        <span data-label="">{label}</span>
        <OptionalMark optional={optional} />
      </legend>
      {options.map((option, index) => (
        <label key={option.value} className="al-radio">
          <input
            type="radio"
            // Validation finds the group by its first button.
            id={index === 0 ? id : undefined}
            name={name ?? id}
            value={option.value}
            required={required}
            disabled={option.disabled}
            checked={option.value === chosen}
            onChange={() => choose(option.value)}
            // A selected radio button fires no change event, and no click for Space.
            onClick={() => clearable && option.value === chosen && choose(null)}
            onKeyDown={(event) => {
              const isChosen = option.value === chosen;
              if (event.key !== ' ' || !clearable || !(isChosen || event.repeat)) return;
              event.preventDefault();
              if (isChosen) choose(null);
            }}
            aria-invalid={control['aria-invalid']}
            aria-describedby={option.hint ? `${id}-${index}` : undefined}
          />
          <span>{option.label}</span>
          {option.hint && (
            // It describes the option and is not part of its name.
            <span id={`${id}-${index}`} aria-hidden className="al-radio-hint">
              {option.hint}
            </span>
          )}
        </label>
      ))}
      <FieldNote {...note} />
    </fieldset>
  );
}
