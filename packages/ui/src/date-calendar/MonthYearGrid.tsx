'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { directionOf, logicalKey } from '../internal/direction.ts';
import { keyStep } from './calendarView.ts';

/** A month or a year. */
interface GridCell {
  /** Text of the cell. */
  text: string;
  selected: boolean;
  current: boolean;
  disabled: boolean;
}

interface MonthYearGridProps {
  label: string;
  cells: readonly GridCell[];
  /** Index of the cell with `tabindex="0"`. */
  active: number;
  /** Focus the active cell when the grid appears or the keyboard moves to another page. */
  focused: boolean;
  /** The keyboard moved to another cell; an index outside 0 to 11 is on another page. */
  onMove: (index: number) => void;
  onPick: (index: number) => void;
}

/**
 * Twelve months or years in three columns. Renders a `<table role="grid">` with one Tab stop. APG pattern: grid. The month
 * picker of react-datepicker 9.1 is a listbox, and the cells of its year picker have no role.
 */
export function MonthYearGrid({
  label,
  cells,
  active,
  focused,
  onMove,
  onPick,
}: MonthYearGridProps) {
  const gridRef = useRef<HTMLTableElement>(null);

  useEffect(() => {
    if (focused) gridRef.current?.querySelectorAll('td')[active]?.focus();
  }, [active, focused]);

  function pick(index: number) {
    if (!cells[index]?.disabled) onPick(index);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = keyStep(logicalKey(event.key, directionOf(event.currentTarget)), active);
    const picks = event.key === 'Enter' || event.key === ' ';
    if (step === 0 && !picks) return;
    event.preventDefault();
    if (picks) pick(active);
    else onMove(active + step);
  }

  const rows = [0, 3, 6, 9].map((first) => cells.slice(first, first + 3));
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG grid pattern on a native table
    <table ref={gridRef} role="grid" aria-label={label} className="al-calendar-periods">
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={row[0]?.text}>
            {row.map(({ text, selected, current, disabled }, column) => {
              const index = rowIndex * 3 + column;
              return (
                <td
                  key={text}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the table
                  role="gridcell"
                  className="al-calendar-cell"
                  aria-selected={selected}
                  aria-current={current ? 'date' : undefined}
                  aria-disabled={disabled}
                  tabIndex={index === active ? 0 : -1}
                  onKeyDown={handleKeyDown}
                  onClick={() => pick(index)}
                >
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
