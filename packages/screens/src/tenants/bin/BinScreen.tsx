import type { DeletedTenant, Page } from '@audit-letters/api-client';
import {
  Button,
  DataTable,
  type DataTableColumn,
  isSelected,
  noSelection,
  type Selection,
} from '@audit-letters/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { formatMoment } from '../../format/dates/moment.ts';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { ListPanel } from '../../list/ListPanel.tsx';
import { type ListEvents, selectableTable } from '../../list/listTable.tsx';
import type { Loadable } from '../../loadable.ts';

export interface BinScreenProps extends ListEvents {
  /** A page of deleted tenants, the latest first. */
  tenants: Loadable<Page<DeletedTenant>>;
  /** Whether tenants are being restored. */
  restoring: boolean;
  /** Restores the tenants. Resolves with whether it succeeded. */
  onRestore: (restore: { tenants: readonly DeletedTenant[] }) => Promise<boolean>;
}

/**
 * Lists the deleted tenants, which an admin can restore for 30 days (TEN-101).
 * @calls tenants.deleted, tenants.restore
 */
export function BinScreen(props: BinScreenProps) {
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  const shown = props.tenants.status === 'ready' ? props.tenants.data.data : [];
  const chosen = shown.filter(({ id }) => isSelected(selection, id));

  const { selected, table } = selectableTable(props.tenants, {
    ...props,
    selection,
    onSelectionChange: (change) => setSelection(change.selection),
  });

  async function restore() {
    if (await props.onRestore({ tenants: chosen })) setSelection(noSelection);
  }

  return (
    <PageLayout title="Bin" intro="Deleted tenants can be restored for 30 days.">
      <ListPanel
        label="Deleted tenants"
        start={
          <>
            <Button
              icon={<RotateCcw />}
              loading={props.restoring}
              {...(chosen.length === 0 && { disabledReason: 'Check at least one tenant.' })}
              onClick={() => void restore()}
            >
              Restore
            </Button>
            {selected}
          </>
        }
        onRefresh={props.onRefresh}
      >
        <DataTable
          {...table}
          label="Deleted tenants"
          columns={columns}
          getRowId={tenantId}
          getRowLabel={tenantName}
          emptyText="The bin is empty."
        />
      </ListPanel>
    </PageLayout>
  );
}

const tenantId = ({ id }: DeletedTenant) => id;
const columns: readonly DataTableColumn<DeletedTenant>[] = [
  {
    id: 'name',
    header: 'Name',
    size: 220,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row }) => tenantName(row.original),
  },
  { id: 'units', header: 'Units', cell: ({ row }) => unitsLine(row.original) },
  { accessorKey: 'facility_number', header: 'Facility Number' },
  {
    id: 'deleted_at',
    header: 'Deleted',
    size: 170,
    cell: ({ row }) => formatMoment(row.original.deleted_at),
  },
  {
    id: 'user',
    header: 'By',
    size: 160,
    cell: ({ row }) => row.original.user ?? 'a deleted account',
  },
];
