'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { nullableTexts } from './texts.ts';

export type NullableProps = ComponentProps<'span'>;

/** Shows a value, or a dimmed 'NULL' for `null`. Renders a `<span>`. */
export function Nullable({ children, className, ...rootProps }: NullableProps) {
  const texts = useTexts('nullable', nullableTexts);
  const missing = children === null || children === undefined;
  return (
    <span {...rootProps} data-null={missing || undefined} className={cx('al-nullable', className)}>
      {missing ? texts.empty : children}
    </span>
  );
}
