'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Opener } from '../internal/Opener.tsx';
import { useLater } from '../later/later.ts';
import { ancestorsOf } from './focus.ts';
import { surface } from './surface.ts';
import type { DialogProps } from './types.ts';

/**
 * A modal dialog. The focus stays inside and returns to the opener on close, or to its nearest remaining ancestor.
 * Escape closes the topmost layer only. Renders a `<div role="dialog">` in a portal. APG pattern: dialog (modal).
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  onBeforeClose,
  trigger,
  ...surfaceProps
}: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const openerTrail = useRef<HTMLElement[]>([]);
  const asking = useRef(false);
  const ownId = useId();
  const id = surfaceProps.id ?? ownId;

  // The content mounts after this effect, so the focus is still on the opener.
  useLayoutEffect(() => {
    if (!isOpen) return;
    openerTrail.current = ancestorsOf(document.activeElement);
    keepPageWidth();
  }, [isOpen]);

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.({ open: next });
  }

  async function close() {
    if (asking.current) return;
    if (onBeforeClose) {
      asking.current = true;
      try {
        if (!(await onBeforeClose())) return;
      } finally {
        asking.current = false;
      }
    }
    setOpen(false);
  }

  const Surface = useLater(surface, isOpen, () => setOpen(false));
  return (
    <>
      {trigger && (
        <Opener trigger={trigger} open={isOpen} controls={id} onPress={() => setOpen(true)} />
      )}
      {Surface && (
        <Surface {...surfaceProps} id={id} open={isOpen} close={close} openerTrail={openerTrail} />
      )}
    </>
  );
}

/** Hides the page's scrollbar while a dialog is open and reserves its width, so that nothing shifts. */
function keepPageWidth() {
  if (document.querySelector('.al-dialog-backdrop')) return;
  const page = document.documentElement;
  page.style.setProperty('--al-scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
}
