import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading, which is also the accessible name of the card. */
  title?: ReactNode;
  /** Buttons and links at the end of the heading line. */
  actions?: ReactNode;
  /** Content of the footer, for buttons or totals. */
  footer?: ReactNode;
  /** `none` lets a table or list fill the card. */
  padding?: 'medium' | 'none' | undefined;
}

/** Groups related content. Renders a `<div>`, with `role="group"` when it has a title. */
export function Card({
  title,
  actions,
  footer,
  padding = 'medium',
  className,
  children,
  ...rootProps
}: CardProps) {
  const titleId = useId();
  return (
    <div
      // `group` rather than a landmark: many cards would clutter the list of landmarks.
      {...(title ? { role: 'group', 'aria-labelledby': titleId } : {})}
      {...rootProps}
      data-padding={padding}
      className={cx('al-card', className)}
    >
      {(title || actions) && (
        <div className="al-card-header">
          {title && (
            <h2 id={titleId} className="al-card-title">
              {title}
            </h2>
          )}
          {actions && <div className="al-card-actions">{actions}</div>}
        </div>
      )}
      <div className="al-card-body">{children}</div>
      {footer && <div className="al-card-footer">{footer}</div>}
    </div>
  );
}
