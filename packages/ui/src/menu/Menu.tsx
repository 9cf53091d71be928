'use client';

import { useId, useRef, useState } from 'react';
import { Opener } from '../internal/Opener.tsx';
import { useLater } from '../later/later.ts';
import { panel } from './panel.ts';
import type { MenuProps } from './types.ts';

/**
 * A button with a menu of actions or options. Keyboard: arrow keys, Home, End and first letters move; Enter selects;
 * Escape returns to the button. Renders a `<div role="menu">` in a portal. APG pattern: menu button.
 */
export function Menu({ trigger, onOpenChange, ...panelProps }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const openerRef = useRef<HTMLElement>(null);
  const ownId = useId();
  const id = panelProps.id ?? ownId;
  const openerId = useId();

  function change(next: boolean) {
    setOpen(next);
    onOpenChange?.({ open: next });
  }

  const Panel = useLater(panel, open, () => change(false));
  return (
    <>
      <Opener
        popup="menu"
        id={openerId}
        trigger={trigger}
        open={open}
        controls={id}
        onPress={(event) => {
          setByKeyboard(event.byKeyboard);
          change(!open);
        }}
        ref={openerRef}
      />
      {Panel && (
        <Panel
          {...panelProps}
          id={id}
          open={open}
          byKeyboard={byKeyboard}
          onOpenChange={(next) => change(next.open)}
          openerRef={openerRef}
        />
      )}
    </>
  );
}
