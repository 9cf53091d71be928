import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** How long ago somebody was active, in words. */
export type Activity = 'rogue' | 'offline' | 'recent' | 'active' | 'never';

export interface StatusDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How long ago, roughly; `never` shows '--'. */
  activity: Activity;
  /** How long ago exactly, such as '5 days ago'; part of the name and the hover title. */
  ago?: string;
  /** The word for each activity. */
  labels?: Readonly<Record<Exclude<Activity, 'never'>, string>>;
}

const english = { rogue: 'Rogue', offline: 'Offline', recent: 'Recent', active: 'Active' };

// Each has its own shape as well as its colour.
const shapes: Record<Exclude<Activity, 'never'>, ReactNode> = {
  active: <circle cx="6" cy="6" r="5" fill="currentcolor" />,
  recent: (
    <>
      <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentcolor" strokeWidth="1.5" />
      <path d="M6 2a4 4 0 0 1 0 8Z" fill="currentcolor" />
    </>
  ),
  offline: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentcolor" strokeWidth="1.5" />,
  rogue: <path d="M6 .8 11.2 6 6 11.2.8 6Z" fill="currentcolor" />,
};

/** When somebody was last active, as a dot. Renders a `<span role="img">`; for `never` the text '--'. */
export function StatusDot({
  activity,
  ago,
  labels = english,
  className,
  ...rootProps
}: StatusDotProps) {
  if (activity === 'never') {
    return (
      <span {...rootProps} data-activity="never" className={cx('al-status-dot', className)}>
        --
      </span>
    );
  }
  const name = ago ? `${labels[activity]}, ${ago}` : labels[activity];
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      {...rootProps}
      data-activity={activity}
      className={cx('al-status-dot', className)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {shapes[activity]}
      </svg>
    </span>
  );
}
