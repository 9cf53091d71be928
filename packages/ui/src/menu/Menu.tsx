'use client';

import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { useDirection } from '../internal/useDirection.ts';

/** One choice of a menu. */
export interface MenuItem {
  /** The word on it. */
  label: string;
  /** What happens. Called when the menu is gone and focus is back on its button. */
  onSelect: () => void;
  /** An icon before the word. */
  icon?: ReactNode;
  /** A count or a shortcut after the word. */
  mark?: ReactNode;
  /** `danger` for what destroys something. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** It is the one that holds now: shown with a check, and told to screen readers. */
  checked?: boolean;
  /** It cannot be chosen now. */
  disabled?: boolean;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The choices; `'separator'` draws a line between two groups. */
  items: ReadonlyArray<MenuItem | 'separator'>;
  /** The edge of the button it lines up with. @default 'start' */
  align?: 'start' | 'end';
  /** The reader opened or closed it. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Actions or choices behind one button. APG pattern: Menu button: arrows, Home, End and first letters move, Enter
 * chooses, Escape goes back to the button. Renders a `<div role="menu">` in a portal.
 */
export function Menu({
  trigger,
  items,
  align = 'start',
  onOpenChange,
  className,
  ...rootProps
}: MenuProps) {
  // A dialog that opens while the menu still closes would find no opener to give the focus back to.
  const chosen = useRef<(() => void) | null>(null);
  const [dir, directionRef] = useDirection();
  const hasChecks = items.some((item) => item !== 'separator' && item.checked !== undefined);

  return (
    // Not modal: the page needs no lock for a menu, and what it hides from assistive technology keeps its focus stops.
    <Primitive.Root modal={false} dir={dir} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild ref={directionRef}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={4}
          collisionPadding={8}
          {...rootProps}
          align={align}
          data-checks={hasChecks || undefined}
          className={cx('al-menu', className)}
          onCloseAutoFocus={() => {
            const choice = chosen.current;
            chosen.current = null;
            // After the focus has moved, which is the next thing that happens.
            if (choice) queueMicrotask(choice);
          }}
        >
          {items.map((item, index) => {
            if (item === 'separator') {
              // biome-ignore lint/suspicious/noArrayIndexKey: a line between groups has no other name
              return <Primitive.Separator key={index} className="al-menu-line" />;
            }
            const { label, onSelect, icon, mark, tone, checked, disabled } = item;
            const shared = {
              className: 'al-menu-item',
              'data-tone': tone,
              disabled,
              onSelect: () => {
                chosen.current = onSelect;
              },
            };
            const content = (
              <>
                {icon}
                <span className="al-menu-label">{label}</span>
                {mark !== undefined && <span className="al-menu-mark">{mark}</span>}
              </>
            );
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
