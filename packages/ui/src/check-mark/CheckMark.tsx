import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface CheckMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whether to show it; `false` leaves an empty place, as in a column of marks. */
  checked?: boolean;
  /** What the mark says to those who do not see it. */
  label?: string;
}

/** A fact that holds. Renders a `<span role="img">`; nothing at all while it does not hold. */
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
