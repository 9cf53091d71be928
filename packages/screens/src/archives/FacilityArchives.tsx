import type { ArchivedFacility, Day, Page } from '@audit-letters/api-client';
import {
  DataTable,
  type DataTableColumn,
  DateField,
  FilterBar,
  formatDay,
  Gauge,
  LinkButton,
  Nullable,
  SearchField,
} from '@audit-letters/ui';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import type { Loadable } from '../model/loadable.ts';
import { type FilteredList, listTable, type SortableList } from '../page/list/listTable.tsx';

export interface FacilityArchivesProps extends SortableList, FilteredList {
  /** A page of archived periods. */
  archives: Loadable<Page<ArchivedFacility>>;
  /** The filter fields, as typed. */
  filters: { facility_number: string; letter_effective_date: Day | null };
  /** The current date where the user is. */
  today: Day;
  /** The address of the list from which facilities are archived, the next step of an empty list. */
  archiveHref?: string;
  /** The download address of a backup. */
  downloadHref: (archive: ArchivedFacility) => string;
  /** The user changes a filter. */
  onFilterChange: (name: 'facility_number' | 'letter_effective_date', value: string) => void;
}

/** Lists the archived periods with their backups (ARC-2). */
export function FacilityArchives(props: FacilityArchivesProps) {
  const { archives, filters, onFilterChange } = props;
  const firstFilter = useRef<HTMLInputElement>(null);
  return (
    <div className="al-list">
      <FilterBar label="Filter facility archives" className="al-archive-filters">
        <SearchField
          ref={firstFilter}
          label="Facility Number"
          value={filters.facility_number}
          onValueChange={({ value }) => onFilterChange('facility_number', value)}
        />
        <DateField
          label="Letter Effective Date"
          format="yyyy-MM-dd"
          today={props.today}
          value={filters.letter_effective_date}
          onValueChange={({ value }) => onFilterChange('letter_effective_date', value ?? '')}
        />
      </FilterBar>
      <DataTable
        {...listTable(archives, props)}
        label="Facility Archives"
        columns={archiveColumns}
        getRowId={archiveId}
        getRowLabel={facilityNumber}
        actions={{ downloadHref: props.downloadHref }}
        emptyText="No exports to show."
        {...(props.archiveHref &&
          !props.filtered && {
            emptyAction: <LinkButton href={props.archiveHref}>Archive a facility</LinkButton>,
          })}
        filterRef={firstFilter}
      />
    </div>
  );
}

type ArchiveActions = Pick<FacilityArchivesProps, 'downloadHref'>;

const archiveColumns: readonly DataTableColumn<ArchivedFacility, ArchiveActions>[] = [
  {
    key: 'facility_number',
    header: 'Facility Number',
    rowHeader: true,
    sort: true,
    priority: 'high',
    cell: ({ facility_number }) => (
      <span className="al-facility-number">
        <span>{facility_number}</span>
      </span>
    ),
  },
  {
    key: 'prime_site_id',
    header: 'Prime Site ID',
    sort: true,
    cell: ({ prime_site_id }) => <Nullable value={prime_site_id} />,
  },
  {
    key: 'letter_effective_date',
    header: 'Letter Effective Date',
    sort: true,
    cell: ({ letter_effective_date }) => (
      <Nullable value={letter_effective_date && formatDay(letter_effective_date)} />
    ),
  },
  {
    key: 'percent_complete',
    header: 'Percent Complete',
    sort: true,
    align: 'center',
    cell: ({ percent_complete }) => (
      <Gauge
        label="Percent Complete"
        value={percent_complete}
        why="Tenants with a status when the period was archived, rounded down"
      />
    ),
  },
  {
    key: 'download',
    header: 'Download',
    headerHidden: true,
    noClick: true,
    align: 'end',
    cell: (archive, { downloadHref }) => (
      <LinkButton
        size="small"
        icon={<Download />}
        href={downloadHref(archive)}
        target="_blank"
        rel="noopener"
      >
        Download
      </LinkButton>
    ),
  },
];

const archiveId = ({ id }: ArchivedFacility) => id;
const facilityNumber = ({ facility_number }: ArchivedFacility) => facility_number;
