'use client';
import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/popover';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { ClosesOnRequest } from '../internal/closeRequest.ts';
import { keepWhileComposing, stopComposing } from '../internal/controlEvents.ts';
import { directionOf } from '../internal/direction.ts';
import { useLang } from '../locale/LocaleProvider.tsx';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** The button that opens the popover and anchors it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Content of the panel, rendered only while open. */
  children?: ReactNode;
  /** Whether the popover is open (controlled). */
  open?: boolean | undefined;
  /** Whether the popover is open initially (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the user opens or closes the popover. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** Called before the first control of the panel is focused. Call `preventDefault` to set the focus elsewhere. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** Preferred side of the button. @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** Edge of the button the panel is aligned to. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const;

/**
 * A small panel beside its button; the page stays interactive. Escape or a click outside closes it and returns the
 * focus to the button. Renders a `<div role="dialog">` in a portal. APG pattern: disclosure, as a non-modal dialog.
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
  const triggerRef = useRef<HTMLButtonElement>(null);
  const lang = useLang();
  return (
    <Primitive.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      <Primitive.Trigger ref={triggerRef} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          lang={lang}
          sideOffset={6}
          collisionPadding={8}
          {...rootProps}
          side={sides[directionOf(triggerRef.current)][side]}
          align={align}
          onKeyDownCapture={stopComposing}
          onEscapeKeyDown={keepWhileComposing}
          className={cx('al-popover al-appear', className)}
        >
          <ClosesOnRequest />
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
