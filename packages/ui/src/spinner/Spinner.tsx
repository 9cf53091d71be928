import type { ComponentProps } from 'react';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible text, such as 'Loading'; `null` if visible text nearby has the same meaning. */
  label?: string | null;
}

/** Indicates loading. Renders a `<span>` of 1em in the current text colour. */
export function Spinner({ label = 'Loading', className, ...rootProps }: SpinnerProps) {
  return (
    <span
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rootProps}
      className={className ? `al-spinner ${className}` : 'al-spinner'}
    />
  );
}
