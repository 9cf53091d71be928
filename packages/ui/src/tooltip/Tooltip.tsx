import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** What it says; read as the description of what it hangs on. Words only, nothing to press. */
  content: ReactNode;
  /** What it explains: one element that takes focus and hands on its props and its ref. */
  children: ReactElement;
  /** The side it opens to, where there is room. @default 'top' */
  side?: 'top' | 'bottom';
  /** Milliseconds of hovering before it shows; focus shows it at once. @default 500 */
  delay?: number;
}

/**
 * A few words more about what the pointer or the focus is on. Never the only place of a fact. APG pattern: Tooltip:
 * Escape hides it, the pointer may rest on it. Renders a `<div>` in a portal.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = 500,
  className,
  ...rootProps
}: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={delay}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={6}
            collisionPadding={8}
            {...rootProps}
            side={side}
            className={cx('al-tooltip', className)}
          >
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
