'use client';
import { metaHelper, useTable } from '@tanstack/react-table';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pin from 'lucide-react/icons/pin';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import {
  columnIds,
  columnState,
  moveColumn,
  pinnedIds,
  togglePin,
} from '../data-table/columnLayout.ts';
import {
  columnLabel,
  type DataTableColumn,
  type DataTableFeatures,
} from '../data-table/columns.ts';
import { defaultColumn, features } from '../data-table/features.ts';
import type { ColumnLayout } from '../data-table/types.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { tableSettingsTexts } from './texts.ts';

interface ColumnListProps<Row extends object, Actions extends object> {
  columns: readonly DataTableColumn<Row, Actions>[];
  layout: ColumnLayout;
  onColumnsChange: (change: ColumnLayout) => void;
}

/** The columns in order. Each can be hidden, resized, pinned and moved. */
export function ColumnList<Row extends object, Actions extends object>({
  columns,
  layout,
  onColumnsChange,
}: ColumnListProps<Row, Actions>) {
  const texts = useTexts('tableSettings', tableSettingsTexts);
  const [moved, setMoved] = useState('');
  const [ownFeatures] = useState(() => ({ ...features, tableMeta: metaHelper<Actions>() }));
  const table = useTable<DataTableFeatures<Actions>, Row>({
    features: ownFeatures,
    columns,
    data: noRows,
    state: columnState(columns, layout),
    defaultColumn,
  });
  const listed = [...table.getStartLeafColumns(), ...table.getCenterLeafColumns()];
  const ids = columnIds(table);
  const pinned = pinnedIds(table);

  const move = (id: string, label: string, index: number) => {
    const place = ids[index];
    if (place === undefined) return;
    onColumnsChange(moveColumn(ids, pinned, id, place));
    setMoved(texts.moved(label, index + 1, ids.length));
  };
  const resize = (id: string, width: number | undefined) => {
    const { [id]: _, ...others } = layout.columnSizes ?? {};
    onColumnsChange({ columnSizes: width === undefined ? others : { ...others, [id]: width } });
  };

  return (
    <fieldset>
      <legend>{texts.columns}</legend>
      <ul className="al-table-columns">
        {listed.map((column, index) => {
          const { id } = column;
          const label = columnLabel(column);
          const isPinned = column.getIsPinned() === 'start';
          return (
            <li key={id}>
              {column.getCanHide() && !column.columnDef.meta?.rowHeader ? (
                <Checkbox
                  label={label}
                  checked={column.getIsVisible()}
                  onCheckedChange={({ checked }) =>
                    onColumnsChange({
                      columnVisibility: { ...layout.columnVisibility, [id]: checked },
                    })
                  }
                />
              ) : (
                <span>{label}</span>
              )}
              <IconButton
                size="small"
                label={texts.pin(label)}
                icon={<Pin />}
                aria-pressed={isPinned}
                onClick={() => onColumnsChange(togglePin(pinned, id))}
              />
              <IconButton
                size="small"
                label={texts.moveUp(label)}
                icon={<ArrowUp />}
                aria-disabled={index === 0}
                onClick={() => move(id, label, index - 1)}
              />
              <IconButton
                size="small"
                label={texts.moveDown(label)}
                icon={<ArrowDown />}
                aria-disabled={index === ids.length - 1}
                onClick={() => move(id, label, index + 1)}
              />
              <WidthField
                label={texts.width(label)}
                column={column.columnDef}
                width={layout.columnSizes?.[id]}
                onChange={(width) => resize(id, width)}
              />
            </li>
          );
        })}
      </ul>
      <p className="al-visually-hidden" aria-live="polite">
        {moved}
      </p>
      <Button size="small" onClick={() => onColumnsChange(usualLayout)}>
        {texts.reset}
      </Button>
    </fieldset>
  );
}

interface WidthFieldProps {
  label: string;
  /** The usual width and the limits. */
  column: { size?: number; minSize?: number; maxSize?: number };
  /** The width that the user has set. */
  width: number | undefined;
  onChange: (width: number | undefined) => void;
}

/** The width of a column. The empty field restores the usual one. */
function WidthField({ label, column, width, onChange }: WidthFieldProps) {
  const { size, minSize, maxSize } = { ...defaultColumn, ...column };
  /** A text that is being typed and may not be a width yet. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      labelHidden
      // Without `min`, which would be the start of the steps.
      step={10}
      value={typed ?? `${Math.round(width ?? size)}`}
      onValueChange={({ value }) => {
        setTyped(value);
        const next = Number(value);
        if (value === '') onChange(undefined);
        else if (next >= minSize && next <= maxSize) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const noRows: readonly never[] = [];

/** The columns as the app defines them. */
const usualLayout: Required<ColumnLayout> = {
  columnVisibility: {},
  columnOrder: [],
  pinnedColumns: [],
  columnSizes: {},
};
