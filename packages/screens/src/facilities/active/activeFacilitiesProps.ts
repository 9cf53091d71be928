import type {
  Day,
  FacilitiesPage,
  Facility,
  FacilityFilterKey,
  Software,
} from '@audit-letters/api-client';
import type { FilteredList, SortableList } from '../../list/listTable.tsx';
import type { SavedViewsProps } from '../../list/SavedViews.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';

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

/** The active facilities with their filters and their export. */
export interface FacilityList extends SortableList, FilteredList {
  /** A page of facilities with the counts of their filters. */
  facilities: Loadable<FacilitiesPage>;
  /** The filter fields, as typed. */
  filters: FacilityFilterValues;
  /** The choice of 'More Filters'. */
  filter: FacilityFilterKey | null;
  /** The kinds of software to choose from. */
  softwareKinds: readonly Software[];
  /** An export is being prepared. */
  exporting: boolean;
  /** The hidden columns and the row height. */
  table: RememberedTable;
  /** The user's views of the list. */
  views?: SavedViewsProps;
  /** The user changes a filter. */
  onFilterChange: (change: { name: keyof FacilityFilterValues | 'filter'; value: string }) => void;
  /** The user exports the list. */
  onExport: () => void;
}

/** The addresses that the list and its facilities link to. */
export interface FacilityLinks {
  /** The address of Add Facility, for an empty list. */
  addHref?: string;
  /** The address of the import into a facility. */
  importHref: (facility: Facility) => string;
  /** The tenants of a facility. */
  tenantsHref: (facility: Facility) => string;
  /** The address of the letters of a facility. */
  lettersHref?: (facility: Facility) => string;
  /** The address of the page of a facility (FAC-87). */
  pageHref?: (facility: Facility) => string;
}

/** The changes of a facility. */
export interface FacilityChangeActions {
  /** The state codes to choose from: `StateCodes` of the client. */
  states: readonly string[];
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
  /** The current date where the user is. */
  today: Day;
}
