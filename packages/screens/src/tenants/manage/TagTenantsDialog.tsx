import type { FacilityTenantsPage, Tenant } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import {
  actionsOf,
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  Dialog,
  FilterBar,
  IconButton,
  noSelection,
  type Selection,
} from '@audit-letters/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import type { SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { tenantName, tenantNameByLast, unitsLine } from '../../format/tenant.ts';
import { selectableTable } from '../../list/listTable.tsx';
import { TextFilter } from '../../list/TextFilter.tsx';
import type { Loadable } from '../../loadable.ts';

export interface TagTenantsDialogProps {
  /** A page of tenants. */
  tenants: Loadable<FacilityTenantsPage>;
  /** The name in force. Search and Reset change it. */
  fullName: string;
  /** The user searches for a name. */
  onSearch: (event: { fullName: string }) => void;
  /** The user opens another page. */
  onPageChange: (change: { page: number }) => void;
  /** The user refreshes the list. */
  onRefresh: () => void;
  /** Tags the checked tenants. */
  onSave: (tags: NewTags) => Promise<SaveResult>;
  /** The user untags a tagged tenant. Without it, the dialog only tags. */
  onUntag?: ((event: { tenant: Tenant }) => void) | undefined;
  /** The dialog closes. */
  onClose: () => void;
}

/** The tenants to tag. */
export interface NewTags {
  /** Their ids. */
  ids: number[];
  /** Whether they also become Moved Out. */
  movedOut: boolean;
}

/** The dialog that tags moved-out tenants. Tagged tenants have a button that untags them (TEN-45). */
export function TagTenantsDialog(props: TagTenantsDialogProps) {
  const { tenants, onSearch, onPageChange, onRefresh, onSave, onUntag, onClose } = props;
  const [typed, setTyped] = useState(props.fullName);
  const [selection, setSelection] = useState<Selection<number>>(noSelection);
  const [movedOut, setMovedOut] = useState(false);
  const { save, saving, refusal } = useSave(onSave);
  const rows = tenants.status === 'ready' ? tenants.data.data : none;
  const ids = selection.kind === 'ids' ? [...selection.ids] : [];
  const movedOutIds = new Set(rows.filter(isMovedOut).map(tenantId));
  const someStay = ids.some((id) => !movedOutIds.has(id));
  const mayLeave = useLeaveGuard(ids.length > 0);
  const filter = useRef<HTMLInputElement>(null);
  const { selected, table } = selectableTable(tenants, {
    selection,
    onSelectionChange: ({ selection: next }) => setSelection(next),
    onPageChange,
    onRefresh,
  });

  async function handleSave() {
    const result = await save({ ids, movedOut: movedOut && someStay });
    if (!result.ok) return;
    setSelection(noSelection);
    setMovedOut(false);
    // Save is disabled with nothing checked and would drop the focus.
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
          {onUntag && someStay && (
            <Checkbox
              label="Also set them to Moved Out"
              checked={movedOut}
              onCheckedChange={({ checked }) => setMovedOut(checked)}
            />
          )}
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={onRefresh}
          />
          <Button
            variant="primary"
            disabled={table.loading || ids.length === 0}
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
          <TextFilter
            ref={filter}
            label="Filter by First, Last, or Full Name"
            value={typed}
            onValueChange={({ value }) => setTyped(value)}
          />
        </FilterBar>
        {selected}
        <DataTable<Tenant, number, TagActions>
          {...table}
          actions={{ onUntag }}
          canSelect={isUntagged}
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

const isMovedOut = ({ status }: Tenant) => status === 'moved_out';

type TagActions = Pick<TagTenantsDialogProps, 'onUntag'>;

// A constant, because a new array would render the table again.
const none: readonly Tenant[] = [];

const columns: readonly DataTableColumn<Tenant, TagActions>[] = [
  { id: 'unit', header: 'Unit', cell: ({ row }) => unitsLine(row.original) },
  {
    id: 'name',
    header: 'Name',
    size: 360,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row: { original: tenant }, table }) => (
      <span className="al-tenant-name">
        {tenantNameByLast(tenant)}
        {tenant.tagged_for_removal && <span className="al-muted">Tagged</span>}
        {isMovedOut(tenant) && <span className="al-muted">{statusName(tenant.status)}</span>}
        {tenant.tagged_for_removal && actionsOf(table).onUntag && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`Untag ${tenantName(tenant)}`}
            onClick={() => actionsOf(table).onUntag?.({ tenant })}
          >
            Untag
          </Button>
        )}
      </span>
    ),
  },
];
const isUntagged = ({ tagged_for_removal }: Tenant) => !tagged_for_removal;
const tenantId = (tenant: Tenant) => tenant.id;
