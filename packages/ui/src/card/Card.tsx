import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading; it also names the card. */
  title?: ReactNode;
  /** Level of the heading in the page. */
  headingLevel?: 2 | 3 | 4;
  /** Buttons and links to the right of the heading. */
  actions?: ReactNode;
  /** A quiet line at the lower edge, for buttons or totals. */
  footer?: ReactNode;
  /** `none` lets a table or a list reach the edges. */
  padding?: 'medium' | 'none';
}

/** Holds together what belongs together. Renders a `<div>`, a group when titled. */
export function Card({
  title,
  headingLevel = 2,
  actions,
  footer,
  padding = 'medium',
  className,
  children,
  ...rootProps
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      // A group, not a landmark: a page of many cards is no map of many regions.
      {...(title ? { role: 'group', 'aria-labelledby': titleId } : {})}
      {...rootProps}
      data-padding={padding}
      className={cx('al-card', className)}
    >
      {(title || actions) && (
        <div className="al-card-header">
          {title && (
            <Heading id={titleId} className="al-card-title">
              {title}
            </Heading>
          )}
          {actions && <div className="al-card-actions">{actions}</div>}
        </div>
      )}
      <div className="al-card-body">{children}</div>
      {footer && <div className="al-card-footer">{footer}</div>}
    </div>
  );
}
