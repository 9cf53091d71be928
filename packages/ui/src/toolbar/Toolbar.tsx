import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface ToolbarProps extends ComponentProps<'div'> {
  /** What the buttons act on, for those who meet them one by one. */
  label: string;
  /** Where they stand on their line; `between` pushes the last one to the end. */
  align?: 'start' | 'end' | 'between';
}

/**
 * Buttons on one line that act on the same thing. Renders a `<div role="group">`, each button a Tab stop of its
 * own: a handful is found faster by Tab than by learning that arrows work here.
 */
export function Toolbar({ label, align = 'start', className, ...rootProps }: ToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={label}
      {...rootProps}
      data-align={align}
      className={cx('al-toolbar', className)}
    />
  );
}
