'use client';
import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { checkMarkTexts } from './texts.ts';

interface CheckMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whether to show the mark; `false` renders nothing. */
  checked?: boolean | undefined;
  /** Accessible name of the mark. */
  label?: string | undefined;
}

/** A check mark for a true value in a table. Renders a `<span role="img">`, or nothing for `false`. */
export function CheckMark({ checked = true, label, className, ...rootProps }: CheckMarkProps) {
  const texts = useTexts('checkMark', checkMarkTexts);
  const name = label ?? texts.label;
  if (!checked) return null;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      {...rootProps}
      className={cx('al-check-mark', className)}
    >
      <Check aria-hidden />
    </span>
  );
}
