'use client';

import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/popover';
import { type RefObject, useRef } from 'react';
import { directionOf } from '../internal/useDirection.ts';
import type { PopoverProps } from './types.ts';

interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | 'defaultOpen'> {
  /** Whether the popover is open. */
  open: boolean;
  /** Called when the user closes the popover. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The button, which anchors the panel. */
  openerRef: RefObject<HTMLElement | null>;
}

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/** The open popover. */
export function PopoverPanel({
  label,
  children,
  open,
  onOpenChange,
  openerRef,
  side = 'bottom',
  align = 'start',
  className,
  ...rootProps
}: PopoverPanelProps) {
  const leftByPress = useRef(false);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Primitive.Anchor virtualRef={openerRef} />
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          {...rootProps}
          side={sides[directionOf(openerRef.current)][side]}
          align={align}
          className={cx('al-popover', className)}
          onInteractOutside={(event) => {
            // The button closes the panel itself.
            if (event.target instanceof Node && openerRef.current?.contains(event.target)) {
              event.preventDefault();
            } else {
              leftByPress.current = true;
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftByPress.current) openerRef.current?.focus();
            leftByPress.current = false;
          }}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
