import { Button, type ButtonProps, IconButton, Stack, Toolbar } from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';

/** The refresh and the export of a list. */
export interface ListActionsProps {
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** The export, for lists that have one. */
  exports?: ListExport;
}

/** The export of a list. */
interface ListExport extends Pick<ButtonProps, 'disabled' | 'disabledReason'> {
  /** An export is being prepared. */
  exporting: boolean;
  /** The user exports the list. */
  onExport: () => void;
}

/** The buttons Refresh and Export of a list. */
export const ListActions = ({ onRefresh, exports }: ListActionsProps) => (
  <>
    <IconButton variant="secondary" label="Refresh" icon={<RefreshCw />} onClick={onRefresh} />
    {exports && <ExportButton {...exports} />}
  </>
);

/** The button Export of a list. */
const ExportButton = ({ exporting, onExport, ...button }: ListExport) => (
  <Button icon={<Download />} loading={exporting} onClick={onExport} {...button}>
    Export
  </Button>
);

export interface ListPanelProps extends ListActionsProps {
  /** The name of the toolbar. */
  label: string;
  /** The start of the toolbar: a heading, filters or a summary. */
  start?: ReactNode;
  /** The selected rows and their actions, beside the toolbar where there is room. */
  selection?: ReactNode;
  /** The settings of the table, at the end of the toolbar. */
  settings?: ReactNode;
  /** The content below the toolbar: more filters, the selection, the table. */
  children: ReactNode;
}

/** The frame of a list: a toolbar with refresh, export and table settings above the table. */
export const ListPanel = ({
  label,
  start,
  selection,
  settings,
  children,
  ...actions
}: ListPanelProps) => (
  <div className="al-list">
    {selection}
    <Toolbar label={label} className="al-list-bar">
      {start}
      <Stack direction="row" gap="small" className="al-list-actions">
        <ListActions {...actions} />
        {settings}
      </Stack>
    </Toolbar>
    {children}
  </div>
);
