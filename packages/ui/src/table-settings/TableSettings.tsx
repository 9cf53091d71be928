'use client';
import { cx } from 'class-variance-authority';
import Settings2 from 'lucide-react/icons/settings-2';
import type { ReactNode } from 'react';
import type { DataTableColumn } from '../data-table/columns.ts';
import type { ColumnLayout, TableDensity } from '../data-table/types.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Popover, type PopoverProps } from '../popover/Popover.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { ColumnList } from './ColumnList.tsx';
import { tableSettingsTexts } from './texts.ts';

const densities = ['compact', 'regular', 'comfortable'] as const;

export interface TableSettingsProps<Row extends object, Actions extends object>
  extends ColumnLayout,
    Omit<IconButtonProps, 'icon' | 'label'>,
    Pick<PopoverProps, 'open' | 'onOpenChange'> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** Called with what changes when the user hides, moves, pins or resizes a column, or resets the columns. */
  onColumnsChange: (change: ColumnLayout) => void;
  /** Row height. */
  density: TableDensity;
  /** Called when the user selects a row height. */
  onDensityChange: (change: { density: TableDensity }) => void;
  /** Accessible name of the button. @default 'Table settings' */
  label?: string | undefined;
  /** Content of the panel above the settings, such as saved views. */
  children?: ReactNode;
}

/**
 * Settings for the columns (visible, order, pinned, width) and the row height. Renders an icon `<button>` that opens a panel. The
 * caller stores the values and passes them to the `DataTable`. APG pattern: disclosure.
 */
export function TableSettings<Row extends object, Actions extends object>({
  columns,
  columnVisibility,
  columnOrder,
  pinnedColumns,
  columnSizes,
  onColumnsChange,
  density,
  onDensityChange,
  label: ownLabel,
  children,
  open,
  onOpenChange,
  className,
  ...buttonProps
}: TableSettingsProps<Row, Actions>) {
  const texts = useTexts('tableSettings', tableSettingsTexts);
  const label = ownLabel ?? texts.label;
  return (
    <Popover
      label={label}
      align="end"
      className="al-table-settings-panel"
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <IconButton
          {...buttonProps}
          label={label}
          icon={<Settings2 />}
          className={cx('al-table-settings', className)}
        />
      }
    >
      {children}
      <ColumnList
        columns={columns}
        layout={{ columnVisibility, columnOrder, pinnedColumns, columnSizes }}
        onColumnsChange={onColumnsChange}
      />
      <RadioGroup
        label={texts.density}
        options={densities.map((height) => ({ value: height, label: texts[height] }))}
        value={density}
        onValueChange={({ value }) => onDensityChange({ density: value })}
      />
    </Popover>
  );
}
