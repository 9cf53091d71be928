'use client';
import type { ComponentProps } from 'react';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { spinnerTexts } from './texts.ts';

interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible text, such as 'Loading'; `null` if visible text nearby has the same meaning. */
  label?: string | null | undefined;
}

/** Indicates loading. Renders a `<span>` of 1em in the current text colour. */
export function Spinner({ label, className, ...rootProps }: SpinnerProps) {
  const texts = useTexts('spinner', spinnerTexts);
  return (
    <span
      {...(label === null
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? texts.loading })}
      {...rootProps}
      className={className ? `al-spinner ${className}` : 'al-spinner'}
    />
  );
}
