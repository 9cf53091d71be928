'use client';

import { useId, useRef, useState } from 'react';
import { Opener } from '../internal/Opener.tsx';
import { useLater } from '../later/later.ts';
import { panel } from './panel.ts';
import type { PopoverProps } from './types.ts';

/**
 * A small panel beside its button; the page stays interactive. Escape or a click outside closes it and returns the
 * focus to the button. Renders a `<div role="dialog">` in a portal. APG pattern: disclosure, as a non-modal dialog.
 */
export function Popover({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...panelProps
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const openerRef = useRef<HTMLElement>(null);
  const ownId = useId();
  const id = panelProps.id ?? ownId;

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  }

  const Panel = useLater(panel, isOpen, () => setOpen(false));
  return (
    <>
      <Opener
        trigger={trigger}
        open={isOpen}
        controls={id}
        onPress={() => setOpen(!isOpen)}
        ref={openerRef}
      />
      {Panel && (
        <Panel
          {...panelProps}
          id={id}
          open={isOpen}
          onOpenChange={(change) => setOpen(change.open)}
          openerRef={openerRef}
        />
      )}
    </>
  );
}
