import type { FacilityTenantsPage, Tenant } from '@audit-letters/api-client';
import { statusName } from '@audit-letters/api-client/values';
import {
  Button,
  Checkbox,
  DataTable,
  type DataTableColumn,
  Dialog,
  FilterBar,
  IconButton,
  isSelected,
  type Selection,
  selectIds,
} from '@audit-letters/ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useRef, useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { useLeaveGuard } from '../../form/leaveGuard.ts';
import type { SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { tenantName, tenantNameByLast, unitsLine } from '../../format/tenant.ts';
import { listTable } from '../../list/listTable.tsx';
import { TextFilter } from '../../list/TextFilter.tsx';
import type { Loadable } from '../../loadable.ts';
import { TagMark } from '../list/tenantColumns.tsx';

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
  /** Saves the changed tags. */
  onSave: (changes: TagChanges) => Promise<SaveResult>;
  /** The dialog closes. */
  onClose: () => void;
}

/** The tags that the user has changed. */
export interface TagChanges {
  /** The tenants to tag. */
  ids: number[];
  /** The tenants to untag. */
  untagIds: number[];
  /** Whether the tenants to tag also become Moved Out. */
  movedOut: boolean;
}

/** The dialog that tags moved-out tenants (TEN-45). A tick is a tag (TEN-120). */
export function TagTenantsDialog(props: TagTenantsDialogProps) {
  const { tenants, onSearch, onPageChange, onRefresh, onSave, onClose } = props;
  const [typed, setTyped] = useState(props.fullName);
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(noChanges);
  const [movedOut, setMovedOut] = useState(false);
  const { save, saving, refusal } = useSave(onSave);
  const rows = tenants.status === 'ready' ? tenants.data.data : none;
  const ids = [...changed].flatMap(([id, tagged]) => (tagged ? [id] : []));
  const movedOutIds = new Set(rows.filter(isMovedOut).map(tenantId));
  const someStay = ids.some((id) => !movedOutIds.has(id));
  const untagIds = [...changed].flatMap(([id, tagged]) => (tagged ? [] : [id]));
  const mayLeave = useLeaveGuard(changed.size > 0);
  const filter = useRef<HTMLInputElement>(null);
  // Its footer counts no selection, because the tagged tenants of other pages are ticked too.
  const list = listTable(tenants, { onPageChange, onRefresh });

  async function handleSave() {
    const result = await save({ ids, untagIds, movedOut: movedOut && someStay });
    if (!result.ok) return;
    setChanged(noChanges);
    setMovedOut(false);
    // Save is disabled without a change and would drop the focus.
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
          <div className="al-tag-changes">
            {changed.size > 0 ? (
              <>
                <p>{changesInWords(ids.length, untagIds.length)}</p>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    setChanged(noChanges);
                    // The button goes, and would drop the focus.
                    filter.current?.focus();
                  }}
                >
                  Clear changes
                </Button>
              </>
            ) : (
              rows.some(isTagged) && <p>Tagged tenants are ticked. Untick to untag.</p>
            )}
            {someStay && (
              <Checkbox
                label="Also set them to Moved Out"
                checked={movedOut}
                onCheckedChange={({ checked }) => setMovedOut(checked)}
              />
            )}
          </div>
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={onRefresh}
          />
          <Button
            variant="primary"
            disabled={list.loading || changed.size === 0}
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
        <DataTable<Tenant, number, NoActions>
          {...list}
          selection={selectIds(ticked(rows, changed))}
          onSelectionChange={({ selection }) => setChanged(changesTo(rows, changed, selection))}
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

type NoActions = Record<never, never>;

// Constants, because new values would render the table again.
const none: readonly Tenant[] = [];
const noChanges: ReadonlyMap<number, boolean> = new Map();

/** The ticked tenants: the tagged ones of the page with the user's changes, and those ticked on other pages. */
const ticked = (rows: readonly Tenant[], changed: ReadonlyMap<number, boolean>) => [
  ...rows.flatMap(({ id, tagged_for_removal }) =>
    tagged_for_removal && !changed.has(id) ? [id] : [],
  ),
  ...[...changed].flatMap(([id, tagged]) => (tagged ? [id] : [])),
];

/** The changes after the user has changed the ticks of a page. */
function changesTo(
  rows: readonly Tenant[],
  changed: ReadonlyMap<number, boolean>,
  next: Selection<number>,
): ReadonlyMap<number, boolean> {
  const onPage = new Set(rows.map(({ id }) => id));
  const elsewhere = [...changed].filter(
    ([id, tagged]) => !onPage.has(id) && (!tagged || isSelected(next, id)),
  );
  const here = rows.flatMap(({ id, tagged_for_removal }): [number, boolean][] => {
    const tagged = isSelected(next, id);
    return tagged === tagged_for_removal ? [] : [[id, tagged]];
  });
  return new Map([...elsewhere, ...here]);
}

/** '1 to tag, 2 to untag' */
const changesInWords = (tag: number, untag: number) =>
  [tag > 0 && `${tag} to tag`, untag > 0 && `${untag} to untag`].filter(Boolean).join(', ');

const columns: readonly DataTableColumn<Tenant, NoActions>[] = [
  { id: 'unit', header: 'Unit', cell: ({ row }) => unitsLine(row.original) },
  {
    id: 'name',
    header: 'Name',
    size: 360,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row: { original: tenant } }) => (
      <span className="al-tenant-name">
        {tenantNameByLast(tenant)}
        <TagMark tenant={tenant} />
        {isMovedOut(tenant) && <span className="al-tag-status">{statusName(tenant.status)}</span>}
      </span>
    ),
  },
];
const isTagged = ({ tagged_for_removal }: Tenant) => tagged_for_removal;
const tenantId = (tenant: Tenant) => tenant.id;
