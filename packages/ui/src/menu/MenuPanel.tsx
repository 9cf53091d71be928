'use client';

import { cx } from 'class-variance-authority';
import { Menu as Primitive } from 'radix-ui/internal';
import { type RefObject, useRef } from 'react';
import { directionOf } from '../internal/useDirection.ts';
import { Link } from '../link/Link.tsx';
import type { MenuProps } from './types.ts';

interface MenuPanelProps extends Omit<MenuProps, 'trigger'> {
  /** Whether the menu is open. */
  open: boolean;
  /** Whether a key opened the menu. */
  byKeyboard: boolean;
  /** Called when the user closes the menu. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The button, which anchors the menu. */
  openerRef: RefObject<HTMLElement | null>;
}

/** The open menu. */
export function MenuPanel({
  items,
  align = 'start',
  open,
  byKeyboard,
  onOpenChange,
  openerRef,
  className,
  ...rootProps
}: MenuPanelProps) {
  // A dialog opened before the menu has closed could not restore the focus to the button.
  const chosen = useRef<(() => void) | null>(null);
  const leftByPress = useRef(false);
  // Radix focuses the first item after a key. It misses the key that loads this code.
  const firstItemDue = useRef(open && byKeyboard);
  const hasChecks = items.some((item) => item !== 'separator' && item.checked !== undefined);

  return (
    // Not modal: a modal menu hides the page from assistive technology but leaves its Tab stops.
    <Primitive.Root
      modal={false}
      dir={directionOf(openerRef.current)}
      open={open}
      onOpenChange={(next) => onOpenChange({ open: next })}
    >
      <Primitive.Anchor virtualRef={openerRef} />
      <Primitive.Portal>
        <Primitive.Content
          aria-labelledby={openerRef.current?.id}
          sideOffset={4}
          collisionPadding={8}
          {...rootProps}
          align={align}
          data-checks={hasChecks || undefined}
          className={cx('al-menu', className)}
          onFocus={({ currentTarget }) => {
            if (!firstItemDue.current) return;
            firstItemDue.current = false;
            currentTarget
              .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
              ?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the menu itself.
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
            const choice = chosen.current;
            chosen.current = null;
            // Runs after Radix has moved the focus.
            if (choice) queueMicrotask(choice);
          }}
        >
          {items.map((item, index) => {
            if (item === 'separator') {
              // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
              return <Primitive.Separator key={index} className="al-menu-line" />;
            }
            const { label, onSelect, href, icon, mark, tone, checked, disabled } = item;
            const shared = {
              className: 'al-menu-item',
              'data-tone': tone,
              disabled,
              onSelect: () => {
                chosen.current = onSelect ?? null;
              },
            };
            const content = (
              <>
                {icon}
                <span className="al-menu-label">{label}</span>
                {mark !== undefined && <span className="al-menu-mark">{mark}</span>}
              </>
            );
            if (href !== undefined && !disabled) {
              return (
                <Primitive.Item key={label} {...shared} asChild>
                  <Link href={href}>{content}</Link>
                </Primitive.Item>
              );
            }
            return checked === undefined ? (
              <Primitive.Item key={label} {...shared}>
                {content}
              </Primitive.Item>
            ) : (
              <Primitive.CheckboxItem key={label} {...shared} checked={checked}>
                {content}
              </Primitive.CheckboxItem>
            );
          })}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
