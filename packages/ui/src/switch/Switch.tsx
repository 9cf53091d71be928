'use client';
import { cx } from 'class-variance-authority';
import { Choice, type ChoiceProps } from '../form/Choice.tsx';

/**
 * Turns a setting on or off immediately; use `Checkbox` for a value submitted with a form. The root is the control:
 * an `<input type="checkbox" role="switch">`. APG pattern: switch.
 */
export function Switch({ className, ...rootProps }: Omit<ChoiceProps, 'role'>) {
  return <Choice {...rootProps} role="switch" className={cx('al-switch', className)} />;
}
