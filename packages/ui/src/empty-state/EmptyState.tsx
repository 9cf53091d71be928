import { cx } from 'class-variance-authority';
import { Inbox } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of, in one sentence. */
  title: ReactNode;
  /** An icon above it. */
  icon?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Stands where there would be something. Renders a `<div>`; what it holds besides is a further line. */
export function EmptyState({
  title,
  icon = <Inbox />,
  action,
  className,
  children,
  ...rootProps
}: EmptyStateProps) {
  return (
    <div {...rootProps} className={cx('al-empty-state', className)}>
      <span className="al-empty-state-icon" aria-hidden>
        {icon}
      </span>
      <p className="al-empty-state-title">{title}</p>
      {children && <div className="al-empty-state-text">{children}</div>}
      {action && <div className="al-empty-state-action">{action}</div>}
    </div>
  );
}
