import type { ComponentProps } from 'react';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is being waited for, for those who do not see it turn. `null` where a word beside it says so. */
  label?: string | null;
}

/** Turns while something is on its way. Renders a `<span>` of one em, in the colour of the text around it. */
export function Spinner({ label = 'Loading', className, ...rootProps }: SpinnerProps) {
  return (
    <span
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rootProps}
      className={className ? `al-spinner ${className}` : 'al-spinner'}
    />
  );
}
