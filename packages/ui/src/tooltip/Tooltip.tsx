'use client';
import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useLang } from '../locale/LocaleProvider.tsx';

interface TooltipProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** Text of the tooltip, also the accessible description of the trigger. No interactive content. */
  content: ReactNode;
  /** The trigger: one focusable element that accepts a ref and props. */
  children: ReactElement;
}

/**
 * Supplementary text for the hovered or focused element; never the only source of information. Escape hides it; it
 * can be hovered. Renders a `<div>` in a portal. APG pattern: tooltip.
 */
export function Tooltip({ content, children, className, ...rootProps }: TooltipProps) {
  const lang = useLang();
  return (
    <Primitive.Provider delayDuration={100}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            lang={lang}
            sideOffset={6}
            collisionPadding={8}
            {...rootProps}
            className={cx('al-tooltip', className)}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
