import type { FacilityTenantsPage, Tenant } from '@audit-letters/api-client';
import {
  Button,
  DataTable,
  type DataTableColumn,
  Dialog,
  FilterBar,
  IconButton,
  noSelection,
  SearchField,
  type Selection,
  selectionCount,
} from '@audit-letters/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { tenantName, tenantNameByLast, unitsLine } from '../../format/tenant.ts';
import { useLeaveGuard } from '../../model/leaveGuard.ts';
import type { Loadable } from '../../model/loadable.ts';
import type { SaveResult } from '../../model/saveResult.ts';
import { useSave } from '../../model/useSave.ts';
import { FormRefusal } from '../../page/FormRefusal.tsx';
import { selectableTable } from '../../page/list/listTable.tsx';
import { TagMark } from '../list/tenantColumns.tsx';

export interface TagTenantsDialogProps {
  /** A page of tenants. */
  tenants: Loadable<FacilityTenantsPage>;
  /** The name in force. Search and Reset change it. */
  fullName: string;
  /** The user searches for a name. */
  onSearch: (event: { fullName: string }) => void;
  /** The user opens another page. */
  onPageChange: (page: number) => void;
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** Tags the selected tenants. */
  onSave: (event: { ids: number[] }) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The dialog that tags moved-out tenants (TEN-45). */
export function TagTenantsDialog(props: TagTenantsDialogProps) {
  const { tenants, onSearch, onPageChange, onRefresh, onSave, onClose } = props;
  const [typed, setTyped] = useState(props.fullName);
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  const { save, saving, refusal } = useSave(onSave);
  const count = selectionCount(selection);
  const mayLeave = useLeaveGuard(count > 0);
  const filter = useRef<HTMLInputElement>(null);
  const list = selectableTable(tenants, {
    onPageChange,
    onRefresh,
    selection,
    onSelectionChange: setSelection,
  });

  async function handleSave() {
    if (selection.kind !== 'ids') return;
    const result = await save({ ids: [...selection.ids] });
    if (!result.ok) return;
    setSelection(noSelection);
    // Save is disabled with nothing selected and would drop the focus.
    filter.current?.focus();
  }

  return (
    <Dialog
      open
      size="large"
      title="Tag Tenants for Removal"
      description="Please select any tenants who have moved out."
      initialFocusRef={filter}
      onBeforeClose={mayLeave}
      onOpenChange={onClose}
      footer={
        <>
          <FormRefusal refusal={refusal} />
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={onRefresh}
          />
          <Button
            variant="primary"
            disabled={list.loading || count === 0}
            loading={saving}
            onClick={handleSave}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="al-list">
        <FilterBar
          label="Filter tenants to tag"
          onSearch={() => onSearch({ fullName: typed.trim() })}
          actions={
            <>
              <Button
                onClick={() => {
                  setTyped('');
                  onSearch({ fullName: '' });
                }}
              >
                Reset
              </Button>
              <Button type="submit">Search</Button>
            </>
          }
        >
          <SearchField
            ref={filter}
            label="Filter by First, Last, or Full Name"
            value={typed}
            onValueChange={({ value }) => setTyped(value)}
          />
        </FilterBar>
        <DataTable<Tenant, number, NoActions>
          {...list}
          announceError={false}
          label="Tenants to tag"
          columns={columns}
          getRowId={tenantId}
          getRowLabel={tenantName}
          emptyText="No tenants to show."
          height={400}
          density="compact"
          selectOnRowClick
        />
      </div>
    </Dialog>
  );
}

type NoActions = Record<never, never>;

const columns: readonly DataTableColumn<Tenant, NoActions>[] = [
  { key: 'unit', header: 'Unit', width: '8rem', cell: unitsLine },
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    priority: 'high',
    cell: (tenant) => (
      <span className="al-tenant-name">
        {tenantNameByLast(tenant)}
        <TagMark tenant={tenant} />
      </span>
    ),
  },
];
const tenantId = (tenant: Tenant) => tenant.id;
