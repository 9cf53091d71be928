import { cx } from 'class-variance-authority';
import Inbox from 'lucide-react/icons/inbox';
import type { ComponentProps, ReactNode } from 'react';

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** States that there are no items, in one sentence. */
  title: ReactNode;
  /** An icon above the title. */
  icon?: ReactNode;
  /** The next action, such as a button. */
  action?: ReactNode;
}

/** Shown in place of an empty list, with one thing to do. Renders a `<div>`; `children` are further text. */
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
