'use client';

import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/tabs';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { joinRefs } from '../internal/joinRefs.ts';
import { useDirection } from '../internal/useDirection.ts';

/** One tab and its panel. */
export interface TabItem<Value extends string = string> {
  /** Which tab it is, for `value` and `onValueChange`. */
  value: Value;
  /** The word on the tab. */
  label: ReactNode;
  /** A number or a mark after the word, such as a `Badge`. */
  mark?: ReactNode;
  /** The tab cannot be chosen. */
  disabled?: boolean;
  /** The panel. Only the chosen tab's panel is rendered. */
  content?: ReactNode;
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** The name of the row of tabs for screen readers. */
  label: string;
  /** The tabs, in the order they are shown. */
  items: ReadonlyArray<TabItem<Value>>;
  /** The chosen tab, when the caller decides (for example from the address). */
  value?: Value;
  /** The tab chosen at first, when the tabs decide. The first one without it. */
  defaultValue?: Value;
  /** The reader chose a tab. */
  onValueChange?: (change: { value: Value }) => void;
}

/**
 * Views of one subject side by side, one shown at a time (APG: Tabs with manual activation, because a tab
 * loads data): arrows, Home and End move, Enter or Space choose. Renders a `<div>` around the
 * `tablist` and the `tabpanel`.
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  className,
  ref,
  ...rootProps
}: TabsProps<Value>) {
  const [dir, directionRef] = useDirection();
  const joinedRef = useMemo(() => joinRefs(ref, directionRef), [ref, directionRef]);
  return (
    <Primitive.Root
      activationMode="manual"
      dir={dir}
      {...rootProps}
      ref={joinedRef}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => {
        const item = items.find((candidate) => candidate.value === chosen);
        if (item) onValueChange?.({ value: item.value });
      }}
      className={cx('al-tabs', className)}
    >
      <Primitive.List className="al-tabs-list" aria-label={label}>
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className="al-tab"
          >
            {item.label}
            {item.mark}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className="al-tabs-panel">
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
