'use client';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { joinRefs } from '../internal/joinRefs.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What ticking it means. */
  label: ReactNode;
  /** Keeps the label for assistive technology and hides it from the eye, as in a table. */
  labelHidden?: boolean;
  /** A help below the label. */
  hint?: ReactNode;
  /** Some but not all of what it stands for is ticked. */
  indeterminate?: boolean;
  /** It was ticked or unticked. */
  onCheckedChange?: (change: { checked: boolean }) => void;
}

/** A box to tick, with its label. The root is the control: an `<input type="checkbox">`. APG pattern: checkbox. */
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
        // HTML has no attribute for it.
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
        // Inside the label for the eye and the finger, outside of its name.
        <span id={hintId} aria-hidden className="al-choice-hint">
          {hint}
        </span>
      )}
    </label>
  );
}
