'use client';
import { cx } from 'class-variance-authority';
import Settings2 from 'lucide-react/icons/settings-2';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { isHideable } from '../data-table/columns.ts';
import type { DataTableColumn, TableDensity } from '../data-table/types.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { useTexts } from '../locale/LocaleProvider.tsx';
import { Popover } from '../popover/Popover.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { tableSettingsTexts } from './texts.ts';

const densities = ['compact', 'regular', 'comfortable'] as const;

export interface TableSettingsProps<Row, Actions>
  extends Omit<IconButtonProps, 'icon' | 'label' | 'children'> {
  /** The columns of the table; the hideable ones are listed. */
  columns: readonly DataTableColumn<Row, Actions>[];
  /** Keys of the hidden columns. */
  hiddenColumns: readonly string[];
  /** Called when the user hides or shows a column. */
  onHiddenColumnsChange: (change: { hiddenColumns: readonly string[] }) => void;
  /** Row height. */
  density: TableDensity;
  /** Called when the user selects a row height. */
  onDensityChange: (change: { density: TableDensity }) => void;
  /** Accessible name of the button. @default 'Table settings' */
  label?: string;
}

/**
 * Settings for visible columns and row height. Renders an icon `<button>` that opens a panel of checkboxes and radio
 * buttons. The caller stores both values and passes them to the `DataTable`. APG pattern: disclosure.
 */
export function TableSettings<Row, Actions>({
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
  density,
  onDensityChange,
  label: ownLabel,
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
      trigger={
        <IconButton
          {...buttonProps}
          label={label}
          icon={<Settings2 />}
          className={cx('al-table-settings', className)}
        />
      }
    >
      <fieldset>
        <legend>{texts.columns}</legend>
        {columns.filter(isHideable).map(({ key, header }) => (
          <Checkbox
            key={key}
            label={header}
            checked={!hiddenColumns.includes(key)}
            onCheckedChange={({ checked }) =>
              onHiddenColumnsChange({
                hiddenColumns: checked
                  ? hiddenColumns.filter((hidden) => hidden !== key)
                  : [...hiddenColumns, key],
              })
            }
          />
        ))}
      </fieldset>
      <RadioGroup
        label={texts.density}
        options={densities.map((height) => ({ value: height, label: texts[height] }))}
        value={density}
        onValueChange={({ value }) => value && onDensityChange({ density: value })}
      />
    </Popover>
  );
}
