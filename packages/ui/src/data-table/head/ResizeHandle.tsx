'use client';
import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { tableTexts } from '../../data-table/texts.ts';
import { directionOf, logicalKey } from '../../internal/direction.ts';
import { useTexts } from '../../locale/LocaleProvider.tsx';
import { columnLabel, type ModelHeader } from '../columns.ts';

interface ResizeHandleProps<Row extends object, Actions extends object> {
  header: ModelHeader<Row, Actions>;
  /** The widths after a key. TanStack Table reports those of a drag. */
  onResize: (sizes: Readonly<Record<string, number>>) => void;
  /** Restores the width. */
  onReset: () => void;
  /** Whether Tab reaches this handle of the head. */
  tabStop: boolean;
  /** The handle takes the focus. */
  onFocus: () => void;
  /** The user opens the menu of the column. */
  onMenuOpen: (opener: HTMLElement) => void;
}

/**
 * Resizes a column: drag it, or press ← or → (with Shift in larger steps). A double click restores the width. The other
 * columns keep their widths. The handles of a head are one Tab stop: ↑ and ↓ move between them. Enter opens the menu of the
 * column.
 */
export function ResizeHandle<Row extends object, Actions extends object>({
  header,
  onResize,
  onReset,
  tabStop,
  onFocus,
  onMenuOpen,
}: ResizeHandleProps<Row, Actions>) {
  const texts = useTexts('dataTable', tableTexts);
  const { column } = header;
  const { table } = column;
  const { minSize = 0, maxSize = 0 } = column.columnDef;
  const size = column.getSize();

  const startResizing = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    table.setColumnSizing(shownSizes(handle));
    table.setOptions((options) => ({
      ...options,
      columnResizeDirection: directionOf(handle),
    }));
    header.getResizeHandler()(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      // In the rest of the table these keys move between rows.
      event.stopPropagation();
      handleBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)?.focus();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onMenuOpen(event.currentTarget);
    }
    const key = logicalKey(event.key, directionOf(event.currentTarget));
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    const shown = shownSizes(event.currentTarget);
    const step = (event.shiftKey ? 50 : 10) * (key === 'ArrowRight' ? 1 : -1);
    const next = Math.min(maxSize, Math.max(minSize, (shown[column.id] ?? size) + step));
    onResize({ ...shown, [column.id]: next });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> is not a control
    <div
      role="separator"
      aria-orientation="vertical"
      // A name would become a part of the name of the heading.
      aria-description={texts.resize(columnLabel(column))}
      aria-valuenow={Math.round(size)}
      aria-valuemin={minSize}
      aria-valuemax={maxSize}
      tabIndex={tabStop ? 0 : -1}
      className="al-table-resize"
      onMouseDown={(event) => {
        // Else the browser would drag the heading.
        event.preventDefault();
        event.currentTarget.focus();
        startResizing(event);
        endWithoutButton(event.currentTarget.ownerDocument);
      }}
      onTouchStart={startResizing}
      onFocus={onFocus}
      onKeyDown={handleKeyDown}
      onDoubleClick={onReset}
    />
  );
}

/** Ends a drag whose button was released where the page gets no event: at the next movement without a button. */
function endWithoutButton(page: Document) {
  const handleMove = ({ buttons, clientX }: globalThis.MouseEvent) => {
    if (buttons === 0) page.dispatchEvent(new globalThis.MouseEvent('mouseup', { clientX }));
  };
  page.addEventListener('mousemove', handleMove, true);
  page.addEventListener('mouseup', () => page.removeEventListener('mousemove', handleMove, true), {
    once: true,
  });
}

/** The handle that is `step` places further in the head. */
function handleBeside(handle: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const handles = [
    ...(handle.closest('tr')?.querySelectorAll<HTMLElement>('.al-table-resize') ?? []),
  ];
  return handles[handles.indexOf(handle) + step];
}

/** The widths of all columns as they are now. A table that is wider than its columns stretches them. */
function shownSizes(handle: Element): Record<string, number> {
  const headings = handle.closest('tr')?.querySelectorAll<HTMLElement>('th[data-column]') ?? [];
  return Object.fromEntries(
    Array.from(headings, (heading) => [
      heading.dataset.column ?? '',
      Math.round(heading.getBoundingClientRect().width),
    ]),
  );
}
