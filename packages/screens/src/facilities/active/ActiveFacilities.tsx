import type {
  Day,
  FacilitiesPage,
  Facility,
  FacilityFilterKey,
  Software,
} from '@audit-letters/api-client';
import {
  Button,
  DataTable,
  FilterBar,
  IconButton,
  SearchField,
  Select,
  TableSettings,
  Toolbar,
} from '@audit-letters/ui';
import { Download, Filter, RefreshCw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { softwareName } from '../../format/software.ts';
import type { Loadable } from '../../model/loadable.ts';
import type { RememberedTable } from '../../model/tablePreferences.ts';
import { listTable, type SortableList } from '../../page/listTable.tsx';
import { FacilityDialog } from '../edit/FacilityDialog.tsx';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';
import { LettersSentDialog } from '../edit/LettersSentDialog.tsx';
import { facilityFilterNames } from '../facilityFilters.ts';
import { EnrollmentDateDialog } from './EnrollmentDateDialog.tsx';
import { FacilityDetail } from './FacilityDetail.tsx';
import { type FacilityActions, facilityColumns } from './facilityColumns.tsx';
import { MoreFilters } from './MoreFilters.tsx';

/** The filter fields, as typed. 'Facility Name' searches numbers and account names (FAC-6). */
export interface FacilityFilterValues {
  /** A part of the facility number or account name. */
  facility_number: string;
  /** A part of the account name. */
  account_name: string;
  /** A part of the corporate group. */
  corporate_group: string;
  /** The key of a software. */
  software: string;
}

export interface ActiveFacilitiesProps extends SortableList {
  /** A page of facilities with the counts of their filters. */
  facilities: Loadable<FacilitiesPage>;
  /** The filter fields, as typed. */
  filters: FacilityFilterValues;
  /** The choice of 'More Filters'. */
  filter: FacilityFilterKey | null;
  /** A filter is in force. */
  filtered: boolean;
  /** An export is being prepared. */
  exporting: boolean;
  /** The hidden columns and the row height. */
  table: RememberedTable;
  /** The kinds of software to choose from. */
  softwareKinds: readonly Software[];
  /** The state codes to choose from. */
  states: readonly string[];
  /** The current date where the user is. */
  today: Day;
  /** The address of the import for a facility number. */
  importHref: (facilityNumber: string) => string;
  /** The tenant list filtered by a facility number. */
  tenantsHref: (facilityNumber: string) => string;
  /** The address of the letters of a facility number. */
  lettersHref?: (facilityNumber: string) => string;
  /** The user changes a filter. */
  onFilterChange: (name: keyof FacilityFilterValues | 'filter', value: string) => void;
  /** The user clears the filters. */
  onFiltersClear: () => void;
  /** The user exports the list. */
  onExport: () => void;
  /** The user deletes a facility. */
  onDelete: (event: { facility: Facility }) => void;
  /** The user confirms the move-outs of a facility. */
  onMoveOutsConfirm: (event: { facility: Facility }) => void;
  /** Saves a facility. */
  onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
}

type Open = { dialog: 'edit' | 'letters-sent' | 'enrollment-date'; facility: Facility } | null;

/** Lists all active facilities (FAC-3). */
export function ActiveFacilities(props: ActiveFacilitiesProps) {
  const { facilities, filters, table, today, onSave } = props;
  const [filtersShown, setFiltersShown] = useState(true);
  const [open, setOpen] = useState<Open>(null);
  const firstFilter = useRef<HTMLInputElement>(null);
  const list = listTable(facilities, props);
  const close = () => setOpen(null);
  const actions: FacilityActions = {
    edit: (facility) => setOpen({ dialog: 'edit', facility }),
    remove: (facility) => props.onDelete({ facility }),
    confirmMoveOuts: (facility) => props.onMoveOutsConfirm({ facility }),
    openLettersSent: (facility) => setOpen({ dialog: 'letters-sent', facility }),
    openEnrollmentDate: (facility) => setOpen({ dialog: 'enrollment-date', facility }),
    importHref: props.importHref,
    tenantsHref: props.tenantsHref,
    lettersHref: props.lettersHref,
  };

  async function setEnrollmentDate(facility: Facility, date: Day) {
    const result = await onSave({ facility, changes: { follow_up_letter_send_date: date } });
    if (result.ok) close();
  }

  return (
    <div className="al-list">
      <Toolbar label="Active Facilities" className="al-facility-bar">
        <Button
          icon={<Filter />}
          aria-expanded={filtersShown}
          onClick={() => setFiltersShown(!filtersShown)}
        >
          {filtersShown ? 'Hide Filters' : 'Show Filters'}
        </Button>
        <MoreFilters
          facilities={facilities}
          filter={props.filter}
          onFilterChange={props.onFilterChange}
        />
        {props.filter && (
          <Button
            className="al-facility-chip"
            aria-label={`Remove filter ${facilityFilterNames[props.filter]}`}
            onClick={() => props.onFilterChange('filter', '')}
          >
            {facilityFilterNames[props.filter]}
            <X aria-hidden />
          </Button>
        )}
        <span className="al-facility-bar-end">
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
            columns={facilityColumns}
            hiddenColumns={table.hiddenColumns}
            density={table.density}
            onHiddenColumnsChange={(hiddenColumns) => table.onChange({ hiddenColumns })}
            onDensityChange={(density) => table.onChange({ density })}
          />
        </span>
      </Toolbar>
      {filtersShown && (
        <FilterBar label="Filter facilities">
          <SearchField
            ref={firstFilter}
            label="Facility Name"
            value={filters.facility_number}
            onValueChange={({ value }) => props.onFilterChange('facility_number', value)}
          />
          <SearchField
            label="Account Name"
            value={filters.account_name}
            onValueChange={({ value }) => props.onFilterChange('account_name', value)}
          />
          <SearchField
            label="Corporate Group"
            value={filters.corporate_group}
            onValueChange={({ value }) => props.onFilterChange('corporate_group', value)}
          />
          <Select
            label="Software"
            placeholder=""
            options={props.softwareKinds.map((value) => ({ value, label: softwareName(value) }))}
            value={filters.software}
            onValueChange={({ value }) => props.onFilterChange('software', value)}
          />
        </FilterBar>
      )}
      <DataTable
        {...list}
        className="al-facility-table"
        label="Active Facilities"
        columns={facilityColumns}
        getRowId={facilityId}
        getRowLabel={facilityNumber}
        actions={actions}
        emptyText="No facilities to show."
        {...(props.filtered && { onFiltersClear: props.onFiltersClear })}
        height={475}
        renderDetail={renderDetail}
        hiddenColumns={table.hiddenColumns}
        density={table.density}
        filterRef={firstFilter}
      />
      {open?.dialog === 'edit' && (
        <FacilityDialog
          facility={open.facility}
          states={props.states}
          today={today}
          onSave={onSave}
          onClose={close}
        />
      )}
      {open?.dialog === 'letters-sent' && (
        <LettersSentDialog facility={open.facility} today={today} onSave={onSave} onClose={close} />
      )}
      {open?.dialog === 'enrollment-date' && (
        <EnrollmentDateDialog
          initialDate={open.facility.follow_up_letter_send_date ?? today}
          today={today}
          whose={`Facility ${open.facility.facility_number}`}
          onSet={(date) => setEnrollmentDate(open.facility, date)}
          onClose={close}
        />
      )}
    </div>
  );
}

const facilityId = ({ id }: Facility) => id;
const facilityNumber = ({ facility_number }: Facility) => facility_number;
const renderDetail = (facility: Facility, actions: FacilityActions) => (
  <FacilityDetail facility={facility} actions={actions} />
);
