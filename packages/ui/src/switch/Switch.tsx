'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** Label of the switch. */
  label: ReactNode;
  /** Hides the label visually; it stays available to assistive technology. */
  labelHidden?: boolean;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Called when the user toggles the switch. */
  onCheckedChange?: (change: { checked: boolean }) => void;
}

/**
 * Turns a setting on or off immediately; use `Checkbox` for a value submitted with a form. The root is the control:
 * an `<input type="checkbox" role="switch">`. APG pattern: switch.
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
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox has its own checked state
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
