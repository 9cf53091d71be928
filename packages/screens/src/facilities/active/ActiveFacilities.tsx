import type { Day, FacilitiesPage, Facility, FacilityFilterKey } from '@audit-letters/api-client';
import { facilityFilterNames, SoftwareKinds, softwareName } from '@audit-letters/api-client/values';
import {
  Button,
  DataTable,
  FilterBar,
  type FilterTexts,
  LinkButton,
  Select,
  useLoadLater,
} from '@audit-letters/ui';
import Filter from 'lucide-react/icons/funnel';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { ListPanel } from '../../list/ListPanel.tsx';
import {
  type FilteredList,
  listTable,
  type SortableList,
  tableSettings,
} from '../../list/listTable.tsx';
import type { SavedViewsProps } from '../../list/SavedViews.tsx';
import { TextFilters } from '../../list/TextFilter.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import {
  EnrollmentDateDialog,
  FacilityDialog,
  facilityDialogs,
  LettersSentDialog,
} from '../edit/facilityDialogs.ts';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';
import { type FacilityFilterName, facilityFilters } from '../facilityFilters.ts';
import { FacilityDetail } from './FacilityDetail.tsx';
import { type FacilityActions, type FacilityLinks, facilityColumns } from './facilityColumns.tsx';
import { MoreFilters } from './MoreFilters.tsx';

/** The active facilities with their filters and their export. */
export interface FacilityList extends SortableList, FilteredList {
  /** A page of facilities with the counts of their filters. */
  facilities: Loadable<FacilitiesPage>;
  /** The texts of the filters, as typed. */
  filters: FilterTexts<FacilityFilterName>;
  /** The choice of 'More Filters'. */
  filter: FacilityFilterKey | null;
  /** An export is being prepared. */
  exporting: boolean;
  /** The hidden columns and the row height. */
  table: RememberedTable;
  /** The user's views of the list. */
  views?: SavedViewsProps;
  /** The user changes a filter. */
  onFilterChange: (change: { name: FacilityFilterName; value: string }) => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** The changes of a facility. */
export interface FacilityChangeActions {
  /** Saves a facility. */
  onSave: (change: FacilitySave) => Promise<FacilitySaveResult>;
  /** The user deletes a facility. */
  onDelete: (event: { facility: Facility }) => void;
  /** The user confirms the move-outs of a facility. */
  onMoveOutsConfirm: (event: { facility: Facility }) => void;
}

/** The props of `ActiveFacilities`, in groups. */
export interface ActiveFacilitiesProps {
  /** The list with its filters. */
  list: FacilityList;
  /** The addresses that a facility links to. */
  links: FacilityLinks;
  /** The changes of a facility. */
  changes: FacilityChangeActions;
  /** The current date at the office. */
  today: Day;
}

/** Unless the user hides others, so that the dates and their button stay in view (FAC-12). */
const hiddenIfNarrow = { corporate_group: false, city: false, software: false };

type Open = { dialog: 'edit' | 'letters-sent' | 'enrollment-date'; facility: Facility } | null;

/**
 * Lists all active facilities (FAC-3).
 * @calls facilities.list, facilities.update, facilities.delete, facilities.overview, facilities.checkFlagged,
 * facilities.confirmMoveOuts, undo.restore, tenants.listOfFacility, exports.facilities, exports.downloadUrl
 */
export function ActiveFacilities({ list, links, changes, today }: ActiveFacilitiesProps) {
  const { facilities, filters, filter, onFilterChange, exporting, onExport } = list;
  const { onSave } = changes;
  const { addHref, ...rowLinks } = links;
  useLoadLater(facilityDialogs);
  const [filtersShown, setFiltersShown] = useState(true);
  const [open, setOpen] = useState<Open>(null);
  const firstFilter = useRef<HTMLInputElement>(null);
  const rows = listTable(facilities, list);
  const isNarrow = useMediaQuery('(640px <= width < 768px)');
  const settings = tableSettings(
    facilityColumns,
    isNarrow && Object.keys(list.table.columnVisibility).length === 0
      ? { ...list.table, columnVisibility: hiddenIfNarrow }
      : list.table,
    list.views,
  );
  const close = () => setOpen(null);
  const actions: FacilityActions = {
    edit: (facility) => setOpen({ dialog: 'edit', facility }),
    remove: (facility) => changes.onDelete({ facility }),
    confirmMoveOuts: (facility) => changes.onMoveOutsConfirm({ facility }),
    openLettersSent: (facility) => setOpen({ dialog: 'letters-sent', facility }),
    openEnrollmentDate: (facility) => setOpen({ dialog: 'enrollment-date', facility }),
    ...rowLinks,
  };

  return (
    <ListPanel
      label="Active Facilities"
      start={
        <>
          <Button
            icon={<Filter />}
            aria-expanded={filtersShown}
            onClick={() => setFiltersShown(!filtersShown)}
          >
            {filtersShown ? 'Hide Filters' : 'Show Filters'}
          </Button>
          <MoreFilters facilities={facilities} filter={filter} onFilterChange={onFilterChange} />
          {filter && (
            <Button
              className="al-facility-chip"
              aria-label={`Remove filter ${facilityFilterNames[filter]}`}
              onClick={() => onFilterChange({ name: 'filter', value: '' })}
            >
              {facilityFilterNames[filter]}
              <X aria-hidden />
            </Button>
          )}
        </>
      }
      onRefresh={list.onRefresh}
      exports={{ exporting, onExport, disabled: rows.rows.length === 0 }}
      settings={settings.button}
    >
      {filtersShown && (
        <FilterBar label="Filter facilities">
          <TextFilters
            fields={facilityFilters}
            filters={filters}
            firstRef={firstFilter}
            onFilterChange={onFilterChange}
          />
          <Select
            label="Software"
            placeholder=""
            options={SoftwareKinds.map((value) => ({ value, label: softwareName(value) }))}
            value={filters.software}
            onValueChange={({ value }) => onFilterChange({ name: 'software', value: value ?? '' })}
          />
        </FilterBar>
      )}
      <DataTable
        {...rows}
        {...settings.table}
        className="al-facility-table"
        label="Active Facilities"
        getRowId={facilityId}
        getRowLabel={facilityNumber}
        actions={actions}
        emptyText="No facilities to show."
        {...(!list.filtered && {
          emptyAction: <LinkButton href={addHref}>Add the first facility</LinkButton>,
        })}
        renderDetail={renderDetail}
        filterRef={firstFilter}
      />
      {open?.dialog === 'edit' && (
        <FacilityDialog facility={open.facility} today={today} onSave={onSave} onClose={close} />
      )}
      {open?.dialog === 'letters-sent' && (
        <LettersSentDialog facility={open.facility} today={today} onSave={onSave} onClose={close} />
      )}
      {open?.dialog === 'enrollment-date' && (
        <EnrollmentDateDialog
          initialDate={open.facility.follow_up_letter_send_date ?? today}
          today={today}
          place={`Facility ${open.facility.facility_number}`}
          dates={open.facility}
          onSet={({ date }) =>
            onSave({ facility: open.facility, changes: { follow_up_letter_send_date: date } })
          }
          onClose={close}
        />
      )}
    </ListPanel>
  );
}

const facilityId = ({ id }: Facility) => id;
const facilityNumber = ({ facility_number }: Facility) => facility_number;
const renderDetail = (facility: Facility, actions: FacilityActions) => (
  <FacilityDetail facility={facility} actions={actions} />
);
