import type { FacilityStatsRow } from '@audit-letters/api-client';
import { type DataTableColumn, Gauge, IconButton, Nullable, PercentBar } from '@audit-letters/ui';
import Archive from 'lucide-react/icons/archive';
import { figure, noFigure } from '../../format/figure.ts';
import { AccountName, MarkedNumber } from '../FacilityName.tsx';
import { completeTooltip, percentTooltip, resultFigure, results } from './facilityResults.ts';

/** The actions of a statistics row. */
export interface FacilityStatsActions {
  /** Opens the archive dialog. */
  archive: (facility: FacilityStatsRow) => void;
}

/** Facility Stats (FAC-47). */
export const facilityStatsColumns: readonly DataTableColumn<
  FacilityStatsRow,
  FacilityStatsActions
>[] = [
  {
    key: 'facility_number',
    header: 'Facility Number',
    rowHeader: true,
    sort: true,
    priority: 'high',
    cell: (facility) => (
      <MarkedNumber
        facility={facility}
        title={facility.is_prime ? 'Prime Facility' : 'Was a Prime Facility'}
      />
    ),
  },
  {
    key: 'prime_site_id',
    header: 'Prime ID',
    sort: true,
    cell: ({ prime_site_id }) => <Nullable value={prime_site_id} />,
  },
  {
    key: 'account_name',
    header: 'Facility Name',
    sort: true,
    width: '11rem',
    cell: ({ account_name }) => <AccountName name={account_name} />,
  },
  {
    key: 'tenant_count',
    header: 'Total in Program',
    sort: true,
    align: 'end',
    cell: ({ stats }) => figure(stats?.tenant_count),
  },
  {
    key: 'percent_complete',
    header: 'Percent Complete',
    sort: true,
    align: 'center',
    cell: ({ stats }) =>
      stats ? (
        <Gauge
          label="Percent Complete"
          value={stats.percent_complete}
          why={completeTooltip(stats)}
        />
      ) : (
        noFigure
      ),
  },
  {
    key: 'archive',
    header: 'Wrap-Up',
    align: 'center',
    hideable: false,
    noClick: true,
    cell: (facility, { archive }) => (
      <IconButton
        size="small"
        label={`Archive ${facility.facility_number}`}
        icon={<Archive />}
        onClick={() => archive(facility)}
      />
    ),
  },
  ...results.map(
    (result): DataTableColumn<FacilityStatsRow, FacilityStatsActions> => ({
      key: result.key,
      header: result.label,
      sort: `${result.key}_percentage`,
      align: 'end',
      cell: ({ stats }) => {
        if (!stats) return noFigure;
        const counted = resultFigure(stats, result);
        return (
          <PercentBar
            value={counted.percent}
            title={percentTooltip(counted)}
            {...(counted.over && { tone: 'warning' })}
          />
        );
      },
    }),
  ),
];
