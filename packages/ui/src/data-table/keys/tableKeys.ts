'use client';

import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
} from 'react';
import { moveRowFocus } from '../rows/rowCursor.ts';
import { isTyping } from '../rows/rowEvents.ts';

/**
 * Where the single-character keys of tables work: while the focus is in the table (`table`), anywhere on the page
 * (`page`), or nowhere (`off`). Arrow keys, Home, End, Enter and Space always work in the table.
 */
export type TableKeys = 'table' | 'page' | 'off';

/** The setting for all tables below. WCAG 2.1.4 asks for a way to turn single-character keys off. @default 'table' */
export const TableKeysContext = createContext<TableKeys>('table');

interface TableKeysOptions {
  scrollRef: RefObject<HTMLElement | null>;
  filterRef: RefObject<HTMLElement | null> | undefined;
}

/** The keys of a table. Returns the handler of its scroll area. */
export function useTableKeys({ scrollRef, filterRef }: TableKeysOptions) {
  const keys = use(TableKeysContext);

  /** Returns whether the key did something. */
  function run(scrollArea: HTMLElement, target: Element, key: string): boolean {
    if (key.length === 1 && keys === 'off') return false;
    if (key === '/') {
      filterRef?.current?.focus();
      return Boolean(filterRef?.current);
    }
    return moveRowFocus(scrollArea, target, key) || clickInRow(target, key);
  }

  const runOnPage = useEffectEvent(run);
  useEffect(() => {
    if (keys !== 'page') return;
    function handlePageKey(event: globalThis.KeyboardEvent) {
      const scrollArea = scrollRef.current;
      const { target, key } = event;
      if (!scrollArea || !pageKeys.includes(key) || !isPlain(event)) return;
      if (!(target instanceof Element) || isTyping(target) || scrollArea.contains(target)) return;
      const dialog =
        document.querySelector('[aria-modal="true"], [role="menu"]') ??
        target.closest('[role="dialog"]');
      if (dialog && !dialog.contains(scrollArea)) return;
      if (runOnPage(scrollArea, target, key)) event.preventDefault();
    }
    document.addEventListener('keydown', handlePageKey);
    return () => document.removeEventListener('keydown', handlePageKey);
  }, [keys, scrollRef]);

  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (!isPlain(event) || !(target instanceof Element)) return;
    if (!currentTarget.contains(target) || isTyping(target)) return;
    if (run(currentTarget, target, key)) event.preventDefault();
  };
}

/** The other keys need a focused row. */
const pageKeys: readonly string[] = ['/', 'j', 'k'];

interface Key {
  defaultPrevented: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}
const isPlain = (event: Key) =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);

/** The control that a key presses in the focused row. Columns mark their controls with `data-row-key`. */
const rowKeys: Readonly<Record<string, string>> = {
  x: '.al-table-check',
  e: '[data-row-key="e"], .al-table-open',
  s: '[data-row-key="s"]',
};

function clickInRow(target: Element, key: string): boolean {
  const selector = rowKeys[key];
  const row = target.closest('tbody > tr:not(.al-table-detail)');
  const control = selector && row?.querySelector<HTMLElement>(selector);
  if (!control) return false;
  control.click();
  return true;
}
