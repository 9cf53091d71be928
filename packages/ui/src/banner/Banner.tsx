'use client';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { type Tone, toneIcons } from '../tone/tones.ts';
import { bannerTexts } from './texts.ts';

interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning of the message, shown by colour and icon. @default 'info' */
  tone?: Tone | undefined;
  /** A short bold title before the text. */
  title?: ReactNode;
  /** A button or link that acts on the message. */
  action?: ReactNode;
  /** Called when the close button is clicked. Without it, there is no close button. */
  onDismiss?: (() => void) | undefined;
  /** Accessible name of the close button. */
  dismissLabel?: string | undefined;
}

/**
 * A message about the page or a section. Screen readers announce it politely. Renders a `<div aria-live="polite">`; only
 * toasts have the role `status`. APG pattern of its close button: button.
 */
export function Banner({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rootProps
}: BannerProps) {
  const texts = useTexts('banner', bannerTexts);
  const Icon = toneIcons[tone];
  return (
    <div
      aria-live={rootProps.role ? undefined : 'polite'}
      {...rootProps}
      data-tone={tone}
      className={cx('al-banner', className)}
    >
      <Icon aria-hidden className="al-banner-icon" />
      <div className="al-banner-text">
        {title && <p className="al-banner-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="al-banner-action">{action}</div>}
      {onDismiss && (
        <IconButton
          label={dismissLabel ?? texts.dismiss}
          icon={<X />}
          size="small"
          className="al-banner-dismiss"
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
