'use client';

import { cx } from 'class-variance-authority';
import * as Primitive from 'radix-ui/tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Direction, directionOf } from '../internal/direction.ts';

/** A tab and its panel. */
export interface TabItem<Value extends string = string> {
  /** Identifies the tab in `value` and `onValueChange`. */
  value: Value;
  /** Label of the tab. */
  label: ReactNode;
  /** Content after the label, such as a `Badge`. */
  mark?: ReactNode;
  /** Disables the tab. */
  disabled?: boolean | undefined;
  /** Content of the panel; only the selected tab's panel is rendered. */
  content?: ReactNode;
}

interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'children'> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in order. */
  items: ReadonlyArray<TabItem<Value>>;
  /** The selected tab (controlled), for example from the URL. */
  value?: Value | undefined;
  /** The initially selected tab (uncontrolled). @default the first tab */
  defaultValue?: Value | undefined;
  /** Called when the user selects a tab. */
  onValueChange?: ((change: { value: Value }) => void) | undefined;
}

/**
 * Tabs with manual activation, because a tab may load data. Keyboard: arrow keys, Home and End move; Enter or Space
 * select. Renders a `<div>` around the `tablist` and the `tabpanel`. APG pattern: tabs.
 */
export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  className,
  ...rootProps
}: TabsProps<Value>) {
  const [direction, setDirection] = useState<Direction>('ltr');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selected tab comes into view
  useEffect(() => showSelectedTab(list.current), [value]);
  return (
    <Primitive.Root
      asChild
      activationMode="manual"
      dir={direction}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(chosen) => {
        const item = items.find((candidate) => candidate.value === chosen);
        if (item) onValueChange?.({ value: item.value });
      }}
    >
      <div
        {...rootProps}
        // Without the direction that Radix writes here, the tabs inherit the direction of the page.
        dir={undefined}
        className={cx('al-tabs', className)}
      >
        <Primitive.List
          ref={list}
          className="al-tabs-list"
          aria-label={label}
          onFocus={({ currentTarget }) => setDirection(directionOf(currentTarget))}
        >
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
      </div>
    </Primitive.Root>
  );
}

/** Scrolls only the list: `scrollIntoView` would also scroll the page to the tabs. */
function showSelectedTab(list: HTMLElement | null) {
  const tab = list?.querySelector('[data-state="active"]');
  if (!list || !tab) return;
  const visible = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < visible.left) list.scrollLeft -= visible.left - left;
  else if (right > visible.right) list.scrollLeft += right - visible.right;
}
