import type { Page, RetiredFacility } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import {
  actionsOf,
  DataTable,
  type DataTableColumn,
  formatCount,
  IconButton,
  Nullable,
} from '@audit-letters/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { cityAndState } from '../../format/address.ts';
import { ListPanel } from '../../list/ListPanel.tsx';
import { listTable, type SortableList } from '../../list/listTable.tsx';
import type { Loadable } from '../../loadable.ts';
import { MarkedNumber } from '../FacilityName.tsx';

export interface RetiredFacilitiesProps extends SortableList {
  /** A page of retired facilities. */
  facilities: Loadable<Page<RetiredFacility>>;
  /** Restores a facility. Omitted for users who cannot. */
  onRestore?: ((restore: { facility: RetiredFacility }) => void) | undefined;
}

/**
 * Lists the retired facilities with their last numbers (FAC-51), which an admin can restore for 30 days (FAC-21).
 * @calls facilities.retired
 */
export const RetiredFacilities = (props: RetiredFacilitiesProps) => (
  <ListPanel
    label="Retired Facilities"
    start={<h2>Retired Facilities</h2>}
    onRefresh={props.onRefresh}
  >
    <DataTable
      {...listTable(props.facilities, props)}
      label="Retired Facilities"
      columns={props.onRestore ? [...retiredColumns, restoreColumn] : retiredColumns}
      actions={{ restore: (facility) => props.onRestore?.({ facility }) }}
      getRowId={retiredId}
      getRowLabel={facilityNumber}
      emptyText="No facilities to show."
    />
  </ListPanel>
);

interface RetiredActions {
  restore: (facility: RetiredFacility) => void;
}

const count = (accessorKey: keyof RetiredFacility & string, header: string) =>
  ({
    accessorKey,
    header,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(Number(getValue())),
  }) satisfies DataTableColumn<RetiredFacility, RetiredActions>;

const retiredColumns: readonly DataTableColumn<RetiredFacility, RetiredActions>[] = [
  {
    accessorKey: 'facility_number',
    header: 'Facility Number',
    size: 140,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row }) => <MarkedNumber facility={row.original} title="Prime Facility" />,
  },
  {
    accessorKey: 'software',
    header: 'Software',
    cell: ({ row: { original } }) => (
      <Nullable value={original.software && softwareName(original.software)} />
    ),
  },
  {
    accessorKey: 'city',
    header: 'City',
    size: 150,
    cell: ({ row }) => <Nullable value={cityAndState(row.original) || null} />,
  },
  count('total', 'Total Insureds'),
  count('charge_applied', 'Charge Applied'),
  count('chose_coverage', 'Chose Coverage'),
  count('non_responders', 'Non-Responders'),
];

const restoreColumn: DataTableColumn<RetiredFacility, RetiredActions> = {
  id: 'restore',
  header: 'Restore',
  size: 90,
  meta: { align: 'center' },
  cell: ({ row: { original: facility }, table }) =>
    facility.undo && (
      <IconButton
        size="small"
        label={`Restore ${facility.facility_number}`}
        icon={<RotateCcw />}
        onClick={() => actionsOf(table).restore(facility)}
      />
    ),
};

// The id may be missing, and two retired facilities may share a number.
const retiredId = ({ id, facility_number }: RetiredFacility) => `${id} ${facility_number}`;
const facilityNumber = ({ facility_number }: RetiredFacility) => facility_number;
