import type { Page, RetiredFacility } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import { DataTable, type DataTableColumn, formatCount, Nullable } from '@audit-letters/ui';
import { cityAndState } from '../../format/address.ts';
import type { Loadable } from '../../model/loadable.ts';
import { ListPanel } from '../../page/list/ListPanel.tsx';
import { listTable, type SortableList } from '../../page/list/listTable.tsx';
import { MarkedNumber } from '../FacilityName.tsx';

export interface RetiredFacilitiesProps extends SortableList {
  /** A page of retired facilities. */
  facilities: Loadable<Page<RetiredFacility>>;
}

/** Lists the retired facilities with their last numbers (FAC-51). */
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

const retiredColumns: readonly DataTableColumn<RetiredFacility>[] = [
  {
    key: 'facility_number',
    header: 'Facility Number',
    sort: true,
    rowHeader: true,
    priority: 'high',
    cell: (facility) => <MarkedNumber facility={facility} title="Prime Facility" />,
  },
  {
    key: 'software',
    header: 'Software',
    sort: true,
    cell: ({ software }) => <Nullable value={software && softwareName(software)} />,
  },
  {
    key: 'city',
    header: 'City',
    sort: true,
    cell: (facility) => <Nullable value={cityAndState(facility) || null} />,
  },
  {
    key: 'total',
    header: 'Total Insureds',
    sort: true,
    align: 'end',
    cell: ({ total }) => formatCount(total),
  },
  {
    key: 'charge_applied',
    header: 'Charge Applied',
    sort: true,
    align: 'end',
    cell: ({ charge_applied }) => formatCount(charge_applied),
  },
  {
    key: 'chose_coverage',
    header: 'Chose Coverage',
    sort: true,
    align: 'end',
    cell: ({ chose_coverage }) => formatCount(chose_coverage),
  },
  {
    key: 'non_responders',
    header: 'Non-Responders',
    sort: true,
    align: 'end',
    cell: ({ non_responders }) => formatCount(non_responders),
  },
];

// The id may be missing, and two retired facilities may share a number.
const retiredId = ({ id, facility_number }: RetiredFacility) => `${id} ${facility_number}`;
const facilityNumber = ({ facility_number }: RetiredFacility) => facility_number;
