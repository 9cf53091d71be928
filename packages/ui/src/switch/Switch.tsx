'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** What is on or off. */
  label: ReactNode;
  /** Keeps the label for assistive technology and hides it from the eye. */
  labelHidden?: boolean;
  /** A help below the label. */
  hint?: ReactNode;
  /** It was turned on or off. */
  onCheckedChange?: (change: { checked: boolean }) => void;
}

/**
 * Turns something on or off at once (a choice that is sent with a form is a `Checkbox`). The root is the
 * control: an `<input type="checkbox" role="switch">`. APG pattern: switch.
 */
export function Switch({
  label,
  labelHidden,
  hint,
  onCheckedChange,
  onChange,
  className,
  'aria-describedby': describedBy,
  ...rootProps
}: SwitchProps) {
  const hintId = useId();
  return (
    <label className="al-choice">
      <input
        {...rootProps}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox brings its own checked state
        role="switch"
        aria-describedby={cx(describedBy, hint ? hintId : undefined) || undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.({ checked: event.target.checked });
        }}
        className={cx('al-switch', className)}
      />
      <span className={labelHidden ? 'al-visually-hidden' : 'al-choice-label'}>{label}</span>
      {hint && (
        <span id={hintId} aria-hidden className="al-choice-hint">
          {hint}
        </span>
      )}
    </label>
  );
}
