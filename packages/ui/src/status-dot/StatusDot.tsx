import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../tone/tones.ts';

interface StatusDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Meaning of the dot, shown by its shape and colour. */
  tone: Tone;
  /** The status in words, such as 'Offline, 2 hours ago': the accessible name and the tooltip. */
  label: string;
}

// Different shapes make the status independent of colour.
const shapes: Record<Tone, ReactNode> = {
  success: <circle cx="6" cy="6" r="5" fill="currentcolor" />,
  warning: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentcolor" strokeWidth="1.5" />
      <path d="M6 2a4 4 0 0 1 0 8Z" fill="currentcolor" />
    </>
  ),
  neutral: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentcolor" strokeWidth="1.5" />,
  info: <path d="M6 1 11 11H1Z" fill="currentcolor" />,
  danger: <path d="M6 .8 11.2 6 6 11.2.8 6Z" fill="currentcolor" />,
};

/** A status as a coloured dot. Renders a `<span role="img">`. */
export function StatusDot({ tone, label, className, ...rootProps }: StatusDotProps) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      {...rootProps}
      data-tone={tone}
      className={cx('al-status-dot', className)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {shapes[tone]}
      </svg>
    </span>
  );
}
