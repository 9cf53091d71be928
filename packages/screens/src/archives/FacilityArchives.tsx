import type { ArchivedFacility, Day, Page } from '@audit-letters/api-client';
import {
  actionsOf,
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
import { type FilteredList, listTable, type SortableList } from '../list/listTable.tsx';
import type { Loadable } from '../loadable.ts';

export interface FacilityArchivesProps extends SortableList, FilteredList {
  /** A page of archived periods. */
  archives: Loadable<Page<ArchivedFacility>>;
  /** The filter fields, as typed. */
  filters: { facility_number: string; letter_effective_date: Day | null };
  /** The current date at the office. */
  today: Day;
  /** The address of the list from which facilities are archived, the next step of an empty list. */
  archiveHref: string;
  /** The download address of a backup. */
  downloadHref: (archive: ArchivedFacility) => string;
  /** The user changes a filter. */
  onFilterChange: (change: {
    name: 'facility_number' | 'letter_effective_date';
    value: string;
  }) => void;
}

/**
 * Lists the archived periods with their backups (ARC-2).
 * @calls archives.list, archives.downloadUrl
 */
export function FacilityArchives(props: FacilityArchivesProps) {
  const { archives, filters, onFilterChange } = props;
  const firstFilter = useRef<HTMLInputElement>(null);
  return (
    <div className="al-list">
      <FilterBar label="Filter facility archives">
        <SearchField
          ref={firstFilter}
          label="Facility Number"
          value={filters.facility_number}
          onValueChange={({ value }) => onFilterChange({ name: 'facility_number', value })}
        />
        <DateField
          label="Letter Effective Date"
          format="yyyy-MM-dd"
          today={props.today}
          value={filters.letter_effective_date}
          onValueChange={({ value }) =>
            onFilterChange({ name: 'letter_effective_date', value: value ?? '' })
          }
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
        {...(!props.filtered && {
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
    accessorKey: 'facility_number',
    header: 'Facility Number',
    size: 140,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row }) => (
      <span className="al-facility-number">
        <span>{row.original.facility_number}</span>
      </span>
    ),
  },
  {
    accessorKey: 'prime_site_id',
    header: 'Prime Site ID',
    cell: ({ row }) => <Nullable value={row.original.prime_site_id} />,
  },
  {
    accessorKey: 'letter_effective_date',
    header: 'Letter Effective Date',
    size: 160,
    cell: ({ row: { original } }) => (
      <Nullable
        value={original.letter_effective_date && formatDay(original.letter_effective_date)}
      />
    ),
  },
  {
    accessorKey: 'percent_complete',
    header: 'Percent Complete',
    size: 140,
    meta: { align: 'center' },
    cell: ({ row }) => (
      <Gauge
        label="Percent Complete"
        value={row.original.percent_complete}
        why="Tenants with a status when the period was archived, rounded down"
      />
    ),
  },
  {
    id: 'download',
    header: 'Download',
    size: 130,
    meta: { headerHidden: true, noClick: true, align: 'end' },
    cell: ({ row, table }) => (
      <LinkButton
        size="small"
        icon={<Download />}
        href={actionsOf(table).downloadHref(row.original)}
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
