import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

export interface CheckMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whether to show the mark; `false` renders nothing. */
  checked?: boolean;
  /** Accessible name of the mark. */
  label?: string;
}

/** A check mark for a true value in a table. Renders a `<span role="img">`, or nothing for `false`. */
export function CheckMark({
  checked = true,
  label = 'Yes',
  className,
  ...rootProps
}: CheckMarkProps) {
  if (!checked) return null;
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      {...rootProps}
      className={cx('al-check-mark', className)}
    >
      <Check aria-hidden />
    </span>
  );
}
