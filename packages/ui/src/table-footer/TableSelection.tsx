'use client';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import {
  noSelection,
  type RowId,
  type Selection,
  selectAllMatching,
  selectionCount,
} from '../selection/index.ts';
import { tableSelectionTexts } from './texts.ts';

interface TableSelectionProps<Id extends RowId = RowId, Filter = never>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The selection. */
  selection: Selection<Id, Filter>;
  /** Called by `Clear` and `Select all`. */
  onSelectionChange?: ((change: { selection: Selection<Id, Filter> }) => void) | undefined;
  /** Number of rows on all pages that can be selected. */
  total: number;
  /** The current filter. With it, `Select all` selects all matching rows on all pages. */
  filter?: Filter | undefined;
}

/** The number of selected rows with `Select all` and `Clear`. Renders a `<div>`. */
export function TableSelection<Id extends RowId = RowId, Filter = never>({
  selection,
  onSelectionChange,
  total,
  filter,
  className,
  ...rootProps
}: TableSelectionProps<Id, Filter>) {
  const texts = useTexts('tableSelection', tableSelectionTexts);
  const count = selectionCount(selection);
  return (
    <div {...rootProps} className={cx('al-table-footer-selection', className)}>
      <p aria-live="polite" data-empty={count === 0 || undefined}>
        {texts.describe(selection)}
      </p>
      {count > 0 && filter !== undefined && count < total && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onSelectionChange?.({ selection: selectAllMatching(filter, total) })}
        >
          {texts.selectAll(total)}
        </Button>
      )}
      {count > 0 && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onSelectionChange?.({ selection: noSelection })}
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}
