'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { nullableTexts } from './texts.ts';

interface NullableProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The value; `null` and `undefined` are unknown. */
  value: ReactNode;
  /** Shows '--' for an unknown value, as for a number that nobody has counted. */
  short?: boolean | undefined;
}

/** Shows a value, or a dimmed 'NULL' for `null`. Renders a `<span>`. */
export function Nullable({ value, short = false, className, ...rootProps }: NullableProps) {
  const texts = useTexts('nullable', nullableTexts);
  const missing = value === null || value === undefined;
  return (
    <span {...rootProps} data-null={missing || undefined} className={cx('al-nullable', className)}>
      {missing ? texts[short ? 'short' : 'empty'] : value}
    </span>
  );
}
