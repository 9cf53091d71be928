'use client';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { Choice, type ChoiceProps } from '../form/Choice.tsx';
import { joinRefs } from '../internal/joinRefs.ts';

interface CheckboxProps extends ChoiceProps {
  /** Mixed state: some but not all of the items are selected. */
  indeterminate?: boolean | undefined;
}

/** A checkbox with its label. The root is the control: an `<input type="checkbox">`. APG pattern: checkbox. */
export function Checkbox({ indeterminate = false, className, ref, ...rootProps }: CheckboxProps) {
  const joinedRef = useMemo(
    () =>
      joinRefs<HTMLInputElement>(ref, (input) => {
        // `indeterminate` is a DOM property without an attribute.
        if (input) input.indeterminate = indeterminate;
      }),
    [ref, indeterminate],
  );
  return <Choice {...rootProps} ref={joinedRef} className={cx('al-checkbox', className)} />;
}
