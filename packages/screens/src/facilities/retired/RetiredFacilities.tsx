import type { Page, RetiredFacility } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import { DataTable, type DataTableColumn, formatCount, Nullable } from '@audit-letters/ui';
import { cityAndState } from '../../format/address.ts';
import { ListPanel } from '../../list/ListPanel.tsx';
import { listTable, type SortableList } from '../../list/listTable.tsx';
import type { Loadable } from '../../loadable.ts';
import { MarkedNumber } from '../FacilityName.tsx';

export interface RetiredFacilitiesProps extends SortableList {
  /** A page of retired facilities. */
  facilities: Loadable<Page<RetiredFacility>>;
}

/**
 * Lists the retired facilities with their last numbers (FAC-51).
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
      columns={retiredColumns}
      getRowId={retiredId}
      getRowLabel={facilityNumber}
      emptyText="No facilities to show."
    />
  </ListPanel>
);

const count = (accessorKey: keyof RetiredFacility & string, header: string) =>
  ({
    accessorKey,
    header,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(Number(getValue())),
  }) satisfies DataTableColumn<RetiredFacility>;

const retiredColumns: readonly DataTableColumn<RetiredFacility>[] = [
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

// The id may be missing, and two retired facilities may share a number.
const retiredId = ({ id, facility_number }: RetiredFacility) => `${id} ${facility_number}`;
const facilityNumber = ({ facility_number }: RetiredFacility) => facility_number;
