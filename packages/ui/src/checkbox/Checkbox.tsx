'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { joinRefs } from '../internal/joinRefs.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Label of the checkbox. */
  label: ReactNode;
  /** Hides the label visually; it stays available to assistive technology. */
  labelHidden?: boolean;
  /** Help text below the label. */
  hint?: ReactNode;
  /** Mixed state: some but not all of the items are selected. */
  indeterminate?: boolean;
  /** Called when the user toggles the checkbox. */
  onCheckedChange?: (change: { checked: boolean }) => void;
}

/** A checkbox with its label. The root is the control: an `<input type="checkbox">`. APG pattern: checkbox. */
export function Checkbox({
  label,
  labelHidden,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rootProps
}: CheckboxProps) {
  const hintId = useId();
  const joinedRef = useMemo(
    () =>
      joinRefs<HTMLInputElement>(ref, (input) => {
        // `indeterminate` is a DOM property without an attribute.
        if (input) input.indeterminate = indeterminate;
      }),
    [ref, indeterminate],
  );
  return (
    <label className="al-choice">
      <input
        {...rootProps}
        ref={joinedRef}
        type="checkbox"
        aria-describedby={cx(describedBy, hint ? hintId : undefined) || undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.({ checked: event.target.checked });
        }}
        className={cx('al-checkbox', className)}
      />
      <span className={labelHidden ? 'al-visually-hidden' : 'al-choice-label'}>
        <span data-label="">{label}</span>
      </span>
      {hint && (
        // The hint is in the clickable label, but not part of the accessible name.
        <span id={hintId} aria-hidden className="al-choice-hint">
          {hint}
        </span>
      )}
    </label>
  );
}
