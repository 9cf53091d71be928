import { cva } from 'class-variance-authority';
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';

const bannerVariants = cva('al-banner', {
  variants: {
    tone: { info: 'al-banner-info', warning: 'al-banner-warning', danger: 'al-banner-danger' },
  },
  defaultVariants: { tone: 'info' },
});

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How much it matters. */
  tone?: 'info' | 'warning' | 'danger';
  /** A few strong words before the text. */
  title?: ReactNode;
  /** A button or link that answers it. */
  action?: ReactNode;
  /** Shows a cross; called when it is pressed. */
  onDismiss?: () => void;
  /** Name of the cross. */
  dismissLabel?: string;
}

/**
 * Says something about the whole page, or the part it stands in. APG pattern: alert, the polite kind. Renders a
 * `<div role="status">`.
 */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  children,
  ...rootProps
}: BannerProps) {
  const Icon = icons[tone];
  return (
    <div role="status" {...rootProps} className={bannerVariants({ tone, className })}>
      <Icon aria-hidden className="al-banner-icon" />
      <div className="al-banner-text">
        {title && <p className="al-banner-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="al-banner-action">{action}</div>}
      {onDismiss && (
        <IconButton
          label={dismissLabel}
          icon={<X />}
          size="small"
          className="al-banner-dismiss"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
