import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** The button that opens the popover and anchors it. */
  trigger: ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** Content of the panel, rendered only while open. */
  children?: ReactNode;
  /** Whether the popover is open (controlled). */
  open?: boolean;
  /** Whether the popover is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes the popover. */
  onOpenChange?: (change: { open: boolean }) => void;
  /** Called before the first control of the panel is focused. Call `preventDefault` to set the focus elsewhere. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Preferred side of the button. @default 'bottom' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Edge of the button the panel is aligned to. @default 'start' */
  align?: 'start' | 'center' | 'end';
}
