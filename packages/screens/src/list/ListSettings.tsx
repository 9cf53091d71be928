import { TableSettings, type TableSettingsProps } from '@audit-letters/ui';
import { useState } from 'react';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';

interface ListSettingsProps<Row extends object, Actions extends object>
  extends TableSettingsProps<Row, Actions> {
  /** The user's views of the list. */
  views?: SavedViewsProps | undefined;
}

/** The saved views of a list, and the columns and row height of its table, behind one button (SHL-80). */
export function ListSettings<Row extends object, Actions extends object>({
  views,
  ...settings
}: ListSettingsProps<Row, Actions>) {
  const [open, setOpen] = useState(false);
  if (!views) return <TableSettings variant="secondary" {...settings} />;
  function change(next: boolean) {
    setOpen(next);
    views?.onOpenChange({ open: next });
  }
  return (
    <TableSettings
      variant="secondary"
      {...settings}
      label="Views and table settings"
      open={open}
      onOpenChange={({ open: next }) => change(next)}
    >
      <SavedViews
        {...views}
        onChoose={(view) => {
          views.onChoose(view);
          change(false);
        }}
      />
    </TableSettings>
  );
}
