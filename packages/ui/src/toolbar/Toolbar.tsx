import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface ToolbarProps extends ComponentProps<'div'> {
  /** Accessible name: the subject of the buttons. */
  label: string;
}

/**
 * A line of buttons for one subject. Renders a `<div role="group">` in which each button is a Tab stop: for a few
 * buttons that is easier to find than arrow keys.
 */
export function Toolbar({ label, className, ...rootProps }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={label} {...rootProps} className={cx('al-toolbar', className)} />
  );
}
