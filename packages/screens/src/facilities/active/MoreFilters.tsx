import type { FacilitiesPage, FacilityFilterKey } from '@audit-letters/api-client';
import { facilityFilterNames } from '@audit-letters/api-client/values';
import { Button, Menu } from '@audit-letters/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import type { Loadable } from '../../loadable.ts';
import { facilityFilterCounts } from '../facilityFilters.ts';

export interface MoreFiltersProps {
  /** A page of facilities with the counts of their filters. */
  facilities: Loadable<FacilitiesPage>;
  /** The active filter. */
  filter: FacilityFilterKey | null;
  /** The user chooses or removes a filter. */
  onFilterChange: (change: { name: 'filter'; value: string }) => void;
}

/** The menu of counted filters. Choosing the active filter again removes it. */
export function MoreFilters({ facilities, filter, onFilterChange }: MoreFiltersProps) {
  const summary = facilities.status === 'ready' ? facilities.data.stats : null;
  const counts = summary && facilityFilterCounts(summary);
  return (
    <Menu
      trigger={
        <Button icon={<ListFilter />}>
          More Filters
          <ChevronDown aria-hidden />
        </Button>
      }
      items={filterKeys.map((key) => ({
        label: facilityFilterNames[key],
        mark: counts?.[key],
        checked: key === filter,
        onSelect: () => onFilterChange({ name: 'filter', value: key === filter ? '' : key }),
      }))}
    />
  );
}

// `Object.keys` returns `string[]`; these objects have no other keys.
const filterKeys = Object.keys(facilityFilterNames) as FacilityFilterKey[];
