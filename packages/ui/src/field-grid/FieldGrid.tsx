import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/**
 * Fields of a form in as many columns as fit, each at least 220 px wide. A checkbox lines up with the controls beside
 * it. Renders a `<div>`.
 */
export function FieldGrid({ className, ...rootProps }: ComponentProps<'div'>) {
  return <div {...rootProps} className={cx('al-field-grid', className)} />;
}

/** A whole row of a `FieldGrid`, for a wide field such as an address or a note. Renders a `<div>`. */
export function FieldRow({ className, ...rootProps }: ComponentProps<'div'>) {
  return <div {...rootProps} className={cx('al-field-row', className)} />;
}
