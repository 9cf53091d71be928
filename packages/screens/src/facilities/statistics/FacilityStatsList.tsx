import type { Day, FacilityStatsRow, Page } from '@audit-letters/api-client';
import {
  Button,
  DataTable,
  FilterBar,
  IconButton,
  SearchField,
  TableSettings,
  Toolbar,
} from '@audit-letters/ui';
import { Download, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { ArchiveDialog, type ArchiveDialogProps } from '../../archives/ArchiveDialog.tsx';
import type { Loadable } from '../../model/loadable.ts';
import type { RememberedTable } from '../../model/tablePreferences.ts';
import { listTable, type SortableList } from '../../page/listTable.tsx';
import { FacilityStatsDetail } from './FacilityStatsDetail.tsx';
import { type FacilityStatsActions, facilityStatsColumns } from './facilityStatsColumns.tsx';

/** The controls above the list, as typed. 'Facility Name' is the account's name (FAC-45). */
export interface FacilityStatsFilterValues {
  facility_number: string;
  prime_site_id: string;
  account_name: string;
}

export interface FacilityStatsListProps extends SortableList {
  facilities: Loadable<Page<FacilityStatsRow>>;
  filters: FacilityStatsFilterValues;
  /** Some filter is in force. */
  filtered: boolean;
  exporting: boolean;
  table: RememberedTable;
  today: Day;
  /** The facility being archived, with what its dialog shows and does. */
  archive: Omit<ArchiveDialogProps, 'today'> | null;
  onFilterChange: (name: keyof FacilityStatsFilterValues, value: string) => void;
  onFiltersClear: () => void;
  onExport: () => void;
  onArchiveOpen: (event: { facility: FacilityStatsRow }) => void;
}

/** How far each facility is, and the end of its period (FAC-47). */
export function FacilityStatsList(props: FacilityStatsListProps) {
  const { filters, table, archive, onFilterChange } = props;
  const firstFilter = useRef<HTMLInputElement>(null);
  const list = listTable(props.facilities, props);
  const actions: FacilityStatsActions = {
    archive: (facility) => props.onArchiveOpen({ facility }),
  };

  return (
    <div className="al-list">
      <div className="al-facility-filters">
        <FilterBar label="Filter facility stats">
          <SearchField
            ref={firstFilter}
            label="Facility Number"
            value={filters.facility_number}
            onValueChange={({ value }) => onFilterChange('facility_number', value)}
          />
          <SearchField
            label="Prime ID"
            value={filters.prime_site_id}
            onValueChange={({ value }) => onFilterChange('prime_site_id', value)}
          />
          <SearchField
            label="Facility Name"
            value={filters.account_name}
            onValueChange={({ value }) => onFilterChange('account_name', value)}
          />
        </FilterBar>
        <Toolbar label="Facility Stats">
          <IconButton
            variant="secondary"
            label="Refresh"
            icon={<RefreshCw />}
            onClick={props.onRefresh}
          />
          <Button
            icon={<Download />}
            loading={props.exporting}
            disabled={list.rows.length === 0}
            onClick={props.onExport}
          >
            Export
          </Button>
          <TableSettings
            variant="secondary"
            columns={facilityStatsColumns}
            hiddenColumns={table.hiddenColumns}
            density={table.density}
            onHiddenColumnsChange={(hiddenColumns) => table.onChange({ hiddenColumns })}
            onDensityChange={(density) => table.onChange({ density })}
          />
        </Toolbar>
      </div>
      <DataTable
        {...list}
        className="al-facility-table"
        label="Facility Stats"
        columns={facilityStatsColumns}
        getRowId={facilityId}
        getRowLabel={facilityNumber}
        actions={actions}
        emptyText="No stats to show."
        {...(props.filtered && { onFiltersClear: props.onFiltersClear })}
        height={475}
        renderDetail={renderDetail}
        hiddenColumns={table.hiddenColumns}
        density={table.density}
        filterRef={firstFilter}
      />
      {archive && <ArchiveDialog key={archive.facility.id} today={props.today} {...archive} />}
    </div>
  );
}

const facilityId = ({ id }: FacilityStatsRow) => id;
const facilityNumber = ({ facility_number }: FacilityStatsRow) => facility_number;
const renderDetail = (facility: FacilityStatsRow) => <FacilityStatsDetail facility={facility} />;
