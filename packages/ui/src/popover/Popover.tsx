'use client';
import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ClosesOnRequest } from '../internal/closeRequest.ts';
import { keepWhileComposing, stopComposing } from '../internal/controlEvents.ts';
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
  /** Edge of the button the panel is aligned to. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

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
  align = 'start',
  className,
  ...rootProps
}: PopoverProps) {
  const lang = useLang();
  return (
    <Primitive.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          lang={lang}
          sideOffset={6}
          collisionPadding={8}
          {...rootProps}
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
