import type { Day, FacilitiesPage, Facility, FacilityFilterKey } from '@audit-letters/api-client';
import type { FilterTexts } from '@audit-letters/ui';
import type { FilteredList, SortableList } from '../../list/listTable.tsx';
import type { SavedViewsProps } from '../../list/SavedViews.tsx';
import type { RememberedTable } from '../../list/tablePreferences.ts';
import type { Loadable } from '../../loadable.ts';
import type { FacilitySave, FacilitySaveResult } from '../edit/facilitySave.ts';
import type { FacilityFilterName } from '../facilityFilters.ts';

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

/** The addresses that the list and its facilities link to. */
export interface FacilityLinks {
  /** The address of Add Facility, for an empty list. */
  addHref: string;
  /** The address of the import into a facility. */
  importHref: (facility: Facility) => string;
  /** The tenants of a facility. */
  tenantsHref: (facility: Facility) => string;
  /** The address of the letters of a facility. */
  lettersHref: (facility: Facility) => string;
  /** The address of the page of a facility (FAC-87). */
  pageHref?: (facility: Facility) => string;
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
  /** The current date where the user is. */
  today: Day;
}
