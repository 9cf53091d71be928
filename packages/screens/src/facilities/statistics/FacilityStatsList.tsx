import type { FacilityStatsPage, FacilityStatsRow } from '@audit-letters/api-client';
import { DataTable, FilterBar, type FilterTexts, IconButton, LinkButton } from '@audit-letters/ui';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useRef } from 'react';
import { type ScreenFilter, textFilter } from '../../list/filters.ts';
import { ListPanel } from '../../list/ListPanel.tsx';
import {
  type FilteredList,
  listTable,
  type SortableList,
  tableSettings,
} from '../../list/listTable.tsx';
import { TextFilters } from '../../list/TextFilter.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import { FacilityStatsDetail } from './FacilityStatsDetail.tsx';
import { type FacilityStatsActions, facilityStatsColumns } from './facilityStatsColumns.tsx';

/** The filters of the statistics. 'Facility Name' searches the account name (FAC-45). */
export const facilityStatsFilters = {
  facility_number: { ...textFilter, label: 'Facility Number' },
  prime_site_id: { ...textFilter, label: 'Prime ID' },
  account_name: { ...textFilter, label: 'Facility Name' },
} satisfies Record<string, ScreenFilter>;

type FacilityStatsFilterName = keyof typeof facilityStatsFilters;

/** The facilities with their statistics, and their export. */
export interface StatsList extends SortableList, FilteredList {
  /** A page of facilities with their statistics, and those of all facilities together. */
  facilities: Loadable<FacilityStatsPage>;
  /** The filter fields, as typed. */
  filters: FilterTexts<FacilityStatsFilterName>;
  /** An export is being prepared. */
  exporting: boolean;
  /** The hidden columns and the row height. */
  table: RememberedTable;
  /** The user changes a filter. */
  onFilterChange: (change: { name: FacilityStatsFilterName; value: string }) => void;
  /** The user exports the list. */
  onExport: () => void;
  /** The user prints the list. */
  onPrint: () => void;
}

/** The archiving of a facility. */
interface FacilityArchiving {
  /** The `ArchiveDialog` while it is open. */
  dialog: ReactNode;
  /** The user starts to archive a facility. */
  onOpen: (event: { facility: FacilityStatsRow }) => void;
}

/** The props of `FacilityStatsList`, in groups. */
export interface FacilityStatsListProps {
  /** The list with its filters. */
  list: StatsList;
  /** The archiving of a facility. */
  archive: FacilityArchiving;
  /** The address of Add Facility, the next step of an empty list. */
  addHref: string;
}

/**
 * Lists the statistics of facilities and their totals, with the button that archives a facility (FAC-47, FAC-111).
 * @calls facilities.stats, archives.newDates, archives.execute, exports.facilityStats, exports.facilityStatsUrl
 */
export function FacilityStatsList({ list, archive, addHref }: FacilityStatsListProps) {
  const { exporting, onExport } = list;
  const firstFilter = useRef<HTMLInputElement>(null);
  const rows = listTable(list.facilities, list);
  const totals = list.facilities.status === 'ready' ? list.facilities.data.totals : undefined;
  const settings = tableSettings(totals ? facilityStatsColumns : columnsWithoutTotals, list.table);
  const actions: FacilityStatsActions = {
    archive: (facility) => archive.onOpen({ facility }),
    totals: () => totals,
  };

  return (
    <ListPanel
      label="Facility Stats"
      start={
        <FilterBar label="Filter facility stats">
          <TextFilters
            fields={facilityStatsFilters}
            filters={list.filters}
            firstRef={firstFilter}
            onFilterChange={list.onFilterChange}
          />
        </FilterBar>
      }
      onRefresh={list.onRefresh}
      exports={{ exporting, onExport, disabled: rows.rows.length === 0 }}
      settings={
        <>
          <IconButton
            variant="secondary"
            label="Print"
            icon={<Printer />}
            onClick={list.onPrint}
            disabled={rows.rows.length === 0}
          />
          {settings.button}
        </>
      }
    >
      <DataTable
        {...rows}
        {...settings.table}
        className="al-facility-table"
        announceError={false}
        label="Facility Stats"
        getRowId={facilityId}
        getRowLabel={facilityNumber}
        actions={actions}
        emptyText="No stats to show."
        {...(!list.filtered && {
          emptyAction: <LinkButton href={addHref}>Add the first facility</LinkButton>,
        })}
        renderDetail={renderDetail}
        filterRef={firstFilter}
      />
      {archive.dialog}
    </ListPanel>
  );
}

/** For a server without totals. */
const columnsWithoutTotals = facilityStatsColumns.map(({ footer: _, ...column }) => column);

const facilityId = ({ id }: FacilityStatsRow) => id;
const facilityNumber = ({ facility_number }: FacilityStatsRow) => facility_number;
const renderDetail = (facility: FacilityStatsRow) => <FacilityStatsDetail facility={facility} />;
