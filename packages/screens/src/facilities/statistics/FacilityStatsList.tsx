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

/** The filter fields, as typed. 'Facility Name' searches the account name (FAC-45). */
export interface FacilityStatsFilterValues {
  /** A part of the facility number. */
  facility_number: string;
  /** A part of the Prime site id. */
  prime_site_id: string;
  /** A part of the account name. */
  account_name: string;
}

export interface FacilityStatsListProps extends SortableList {
  /** A page of facilities with their statistics. */
  facilities: Loadable<Page<FacilityStatsRow>>;
  /** The filter fields, as typed. */
  filters: FacilityStatsFilterValues;
  /** A filter is in force. */
  filtered: boolean;
  /** An export is being prepared. */
  exporting: boolean;
  /** The hidden columns and the row height. */
  table: RememberedTable;
  /** The current date where the user is. */
  today: Day;
  /** The props of the archive dialog while it is open. */
  archive: Omit<ArchiveDialogProps, 'today'> | null;
  /** The user changes a filter. */
  onFilterChange: (name: keyof FacilityStatsFilterValues, value: string) => void;
  /** The user clears the filters. */
  onFiltersClear: () => void;
  /** The user exports the list. */
  onExport: () => void;
  /** The user starts to archive a facility. */
  onArchiveOpen: (event: { facility: FacilityStatsRow }) => void;
}

/** Lists the statistics of facilities, with the button that archives a facility (FAC-47). */
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
