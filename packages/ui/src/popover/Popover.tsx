'use client';

import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useDirection } from '../internal/useDirection.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** The button that opens it and that it hangs on. */
  trigger: ReactElement;
  /** What it is about: its name for screen readers. */
  label: string;
  /** What it shows; drawn only while it is open. */
  children?: ReactNode;
  /** Shown or not, when the caller decides. */
  open?: boolean;
  /** Shown at first, when the popover decides. @default false */
  defaultOpen?: boolean;
  /** The reader opened or closed it. */
  onOpenChange?: (open: boolean) => void;
  /** Focus is about to go to the first control of the panel. Prevent it (`preventDefault`) to place it yourself. */
  onOpenAutoFocus?: (event: Event) => void;
  /** The side of the button it opens to, where there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** The edge of the button it lines up with. @default 'start' */
  align?: 'start' | 'center' | 'end';
}

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * A small panel beside the button that opened it; the page stays in reach. Escape or a press elsewhere closes it,
 * and focus is back on the button. APG pattern: Disclosure, as a non-modal dialog. Renders a `<div role="dialog">` in a portal.
 */
export function Popover({
  trigger,
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  ...rootProps
}: PopoverProps) {
  const [dir, directionRef] = useDirection();
  return (
    <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild ref={directionRef}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          {...rootProps}
          side={sides[dir][side]}
          align={align}
          className={cx('al-popover', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
