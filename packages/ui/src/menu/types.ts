import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** A menu item. */
export interface MenuItem {
  /** Label of the item. */
  label: string;
  /** Called after the menu has closed and its button has the focus again. */
  onSelect?: () => void;
  /** Address of a page; makes the item a link. */
  href?: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Text after the label, such as a count or shortcut. */
  mark?: ReactNode;
  /** `danger` for a destructive action. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** Whether the item is checked; makes it a `menuitemcheckbox`. */
  checked?: boolean;
  /** Disables the item. */
  disabled?: boolean;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** The items; `'separator'` adds a line between groups. */
  items: ReadonlyArray<MenuItem | 'separator'>;
  /** Edge of the button the menu is aligned to. @default 'start' */
  align?: 'start' | 'end';
  /** Called when the user opens or closes the menu. */
  onOpenChange?: (change: { open: boolean }) => void;
}
