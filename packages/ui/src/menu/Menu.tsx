'use client';
import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { ClosesOnRequest } from '../internal/closeRequest.ts';
import { type Direction, directionOf } from '../internal/direction.ts';
import { useLang } from '../locale/LocaleProvider.tsx';

/** A menu item. */
export interface MenuItem {
  /** Label of the item. */
  label: string;
  /** Called after the menu has closed and its button has the focus again. */
  onSelect?: (() => void) | undefined;
  /** Text after the label, such as a count or shortcut. */
  mark?: ReactNode;
  /** Whether the item is checked; makes it a `menuitemcheckbox`. */
  checked?: boolean | undefined;
  /** Disables the item. */
  disabled?: boolean | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** The items, in order. */
  items: readonly MenuItem[];
  /** Opens the menu when it appears. @default false */
  defaultOpen?: boolean | undefined;
}

/**
 * A button with a menu of actions or options; for fields use `Popover`. Keyboard: arrow keys, Home, End and first letters
 * move; Enter selects; Escape returns to the button. Renders a `<div role="menu">` in a portal. APG pattern: menu button.
 */
export function Menu({ trigger, items, defaultOpen = false, className, ...rootProps }: MenuProps) {
  const lang = useLang();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [direction, setDirection] = useState<Direction>('ltr');
  // A dialog opened before the menu has closed could not restore the focus to the button.
  const chosen = useRef<(() => void) | null>(null);
  const hasChecks = items.some((item) => item.checked !== undefined);

  return (
    // Not modal: a modal menu hides the page from assistive technology but leaves its Tab stops.
    <Primitive.Root
      modal={false}
      dir={direction}
      defaultOpen={defaultOpen}
      onOpenChange={() => setDirection(directionOf(triggerRef.current))}
    >
      <Primitive.Trigger ref={triggerRef} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          lang={lang}
          sideOffset={4}
          collisionPadding={8}
          {...rootProps}
          align="start"
          data-checks={hasChecks || undefined}
          className={cx('al-popover al-menu al-appear', className)}
          onCloseAutoFocus={() => {
            const choice = chosen.current;
            chosen.current = null;
            // Runs after Radix has moved the focus.
            if (choice) queueMicrotask(choice);
          }}
        >
          <ClosesOnRequest />
          {items.map((item) => {
            const { label, onSelect, mark, checked, disabled } = item;
            const shared = {
              className: 'al-menu-item',
              disabled,
              onSelect: () => {
                chosen.current = onSelect ?? null;
              },
            };
            const content = (
              <>
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
