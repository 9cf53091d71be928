import type { FacilityStats, FacilityStatsRow } from '@audit-letters/api-client';
import {
  actionsOf,
  type DataTableColumn,
  Gauge,
  IconButton,
  Nullable,
  PercentBar,
} from '@audit-letters/ui';
import Archive from 'lucide-react/icons/archive';
import { figure } from '../../format/figure.ts';
import {
  completeTooltip,
  percentTooltip,
  type Result,
  resultFigure,
  results,
} from '../../results/facilityResults.ts';
import { MarkedNumber } from '../FacilityName.tsx';

/** The actions of a statistics row. */
export interface FacilityStatsActions {
  /** Opens the archive dialog. */
  archive: (facility: FacilityStatsRow) => void;
  /** The statistics of all facilities of the list together. */
  totals: () => FacilityStats | undefined;
}

/** Facility Stats (FAC-47). The sizes fit a window of 1024 px with a scroll bar. */
export const facilityStatsColumns: readonly DataTableColumn<
  FacilityStatsRow,
  FacilityStatsActions
>[] = [
  {
    accessorKey: 'facility_number',
    header: 'Facility Number',
    size: 88,
    meta: { rowHeader: true, priority: 'high' },
    footer: 'All',
    cell: ({ row }) => (
      <MarkedNumber
        facility={row.original}
        title={row.original.is_prime ? 'Prime Facility' : 'Was a Prime Facility'}
      />
    ),
  },
  {
    accessorKey: 'prime_site_id',
    header: 'Prime ID',
    size: 62,
    cell: ({ row }) => <Nullable value={row.original.prime_site_id} />,
  },
  {
    accessorKey: 'account_name',
    header: 'Facility Name',
    size: 99,
    meta: { truncate: true },
    cell: ({ row }) => <Nullable value={row.original.account_name} />,
  },
  {
    id: 'tenant_count',
    accessorFn: ({ stats }) => stats?.tenant_count,
    header: 'Total in Program',
    size: 72,
    meta: { align: 'end' },
    cell: ({ row }) => figure(row.original.stats?.tenant_count),
    footer: ({ table }) => figure(actionsOf(table).totals()?.tenant_count),
  },
  {
    id: 'percent_complete',
    accessorFn: ({ stats }) => stats?.percent_complete,
    header: 'Percent Complete',
    size: 84,
    meta: { align: 'center' },
    cell: ({ row }) => <Complete stats={row.original.stats} />,
    footer: ({ table }) => <Complete stats={actionsOf(table).totals()} />,
  },
  {
    id: 'archive',
    header: 'Wrap-Up',
    size: 56,
    enableHiding: false,
    meta: { align: 'center', noClick: true },
    cell: ({ row: { original: facility }, table }) => (
      <IconButton
        size="small"
        label={`Archive ${facility.facility_number}`}
        icon={<Archive />}
        onClick={() => actionsOf(table).archive(facility)}
      />
    ),
  },
  ...results.map(
    (result): DataTableColumn<FacilityStatsRow, FacilityStatsActions> => ({
      id: `${result.key}_percentage`,
      accessorFn: ({ stats }) => stats && resultFigure(stats, result).percent,
      header: result.label,
      // “Confirmed” is the longest word of the headings, and the last column has a wider edge.
      size: ['confirmed_payment', 'bad_address'].includes(result.key) ? 80 : 75,
      meta: { align: 'end' },
      cell: ({ row }) => <Share stats={row.original.stats} result={result} />,
      footer: ({ table }) => <Share stats={actionsOf(table).totals()} result={result} />,
    }),
  ),
];

interface StatsProps {
  stats: FacilityStats | null | undefined;
}

const Complete = ({ stats }: StatsProps) =>
  stats ? (
    <Gauge label="Percent Complete" value={stats.percent_complete} why={completeTooltip(stats)} />
  ) : (
    <Nullable short value={null} />
  );

function Share({ stats, result }: StatsProps & { result: Result }) {
  if (!stats) return <Nullable short value={null} />;
  const counted = resultFigure(stats, result);
  return (
    <PercentBar
      value={counted.percent}
      title={percentTooltip(counted)}
      {...(counted.over && { tone: 'warning' })}
    />
  );
}
