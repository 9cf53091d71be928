'use client';
import { Slot } from 'radix-ui/slot';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useLoadLater } from '../later/later.tsx';
import { laterDialog } from '../later/laterDialog.tsx';

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

const Panel = laterDialog(() => import('./PopoverPanel.tsx').then((it) => it.PopoverPanel));
const parts = [Panel];

/**
 * A small panel beside its button; the page stays interactive. Escape or a click outside closes it and returns the
 * focus to the button. Renders a `<div role="dialog">` in a portal, whose code loads after the page. APG pattern:
 * disclosure, as a non-modal dialog.
 */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  ...panelProps
}: PopoverProps) {
  useLoadLater(parts);
  const triggerRef = useRef<HTMLElement>(null);
  const panelId = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  }
  return (
    <>
      <Slot
        ref={triggerRef}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => change(!isOpen)}
      >
        {trigger}
      </Slot>
      {isOpen && (
        <Panel
          {...panelProps}
          id={panelId}
          aria-label={label}
          triggerRef={triggerRef}
          align={align}
          onClose={() => change(false)}
        />
      )}
    </>
  );
}
