import type { Facility } from '@audit-letters/api-client';
import { softwareName, statusesOfFacility } from '@audit-letters/api-client/values';
import {
  actionsOf,
  Button,
  CheckMark,
  type DataTableColumn,
  formatCount,
  formatDay,
  IconButton,
  Nullable,
} from '@audit-letters/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { cityAndState } from '../../format/address.ts';
import { StatusBar } from '../../results/StatusBar.tsx';
import { AccountName, FacilityNumber } from '../FacilityName.tsx';
import { LetterDates } from './LetterDates.tsx';

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

/** The actions and links of a facility row. */
export interface FacilityActions extends Omit<FacilityLinks, 'addHref'> {
  /** Opens the edit dialog. */
  edit: (facility: Facility) => void;
  /** Asks to delete the facility. */
  remove: (facility: Facility) => void;
  /** Asks to confirm the move-outs. */
  confirmMoveOuts: (facility: Facility) => void;
  /** Opens the letters-sent dialog. */
  openLettersSent: (facility: Facility) => void;
  /** Opens the enrollment date dialog. */
  openEnrollmentDate: (facility: Facility) => void;
}

/** The columns of Active Facilities (FAC-12). */
export const facilityColumns: readonly DataTableColumn<Facility, FacilityActions>[] = [
  {
    id: 'actions',
    header: 'Actions',
    size: 68,
    enableHiding: false,
    meta: { headerHidden: true, noClick: true },
    cell: ({ row: { original: facility }, table }) => (
      <span className="al-row-actions">
        <IconButton
          size="small"
          label={`Delete ${facility.facility_number}`}
          icon={<Trash2 />}
          onClick={() => actionsOf(table).remove(facility)}
        />
        <IconButton
          size="small"
          data-row-key="e"
          label={`Edit ${facility.facility_number}`}
          icon={<Pencil />}
          onClick={() => actionsOf(table).edit(facility)}
        />
      </span>
    ),
  },
  {
    accessorKey: 'facility_number',
    header: 'Facility Number',
    size: 132,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row: { original: facility }, table }) => {
      const { pageHref } = actionsOf(table);
      return <FacilityNumber facility={facility} {...(pageHref && { href: pageHref(facility) })} />;
    },
  },
  {
    accessorKey: 'account_name',
    header: 'Account Name',
    size: 178,
    meta: { truncate: true },
    cell: ({ row }) => <AccountName name={row.original.account_name} />,
  },
  {
    accessorKey: 'corporate_group',
    header: 'Corporate Group',
    size: 70,
    meta: { truncate: true },
    cell: ({ row }) => <Nullable value={row.original.corporate_group} />,
  },
  {
    accessorKey: 'city',
    header: 'City',
    size: 104,
    meta: { truncate: true },
    cell: ({ row }) => <Nullable value={cityAndState(row.original) || null} />,
  },
  {
    accessorKey: 'software',
    header: 'Software',
    size: 104,
    meta: { truncate: true },
    cell: ({ row: { original } }) => (
      <Nullable value={original.software && softwareName(original.software)} />
    ),
  },
  {
    id: 'confirmed_move_outs',
    header: 'Confirmed Move-Outs',
    size: 82,
    meta: { align: 'center', noClick: true },
    cell: ({ row, table }) => (
      <MoveOuts facility={row.original} onConfirm={actionsOf(table).confirmMoveOuts} />
    ),
  },
  {
    accessorKey: 'can_tag_removal',
    header: 'Can Tag Removal',
    size: 68,
    meta: { align: 'center' },
    cell: ({ row }) => <CheckMark checked={row.original.can_tag_removal} />,
  },
  {
    accessorKey: 'tenant_count',
    header: 'Tenants',
    size: 76,
    meta: { align: 'end' },
    cell: ({ row }) => <TenantCount facility={row.original} />,
  },
  {
    id: 'letter_dates',
    header: 'Letter Dates (Audit, Enrollment, Welcome)',
    size: 312,
    meta: { noClick: true },
    cell: ({ row, table }) => (
      <LetterDates facility={row.original} onSentOpen={actionsOf(table).openLettersSent} />
    ),
  },
];

/** The tenants, above a bar of their answers (FAC-107). */
const TenantCount = ({ facility: { facility_number, tenant_count, stats } }: TenantCountProps) => (
  <span className="al-facility-tenants">
    {formatCount(tenant_count)}
    {stats && tenant_count > 0 && (
      <StatusBar
        size="small"
        label={`Tenants of ${facility_number}`}
        counts={statusesOfFacility(stats)}
      />
    )}
  </span>
);

interface TenantCountProps {
  facility: Facility;
}

interface MoveOutsProps {
  facility: Facility;
  onConfirm: (facility: Facility) => void;
}

/** A Confirm button, or a check mark once move-outs are confirmed. */
function MoveOuts({ facility, onConfirm }: MoveOutsProps) {
  const { confirmed_move_outs_date, confirmed_no_move_outs_date, facility_number } = facility;
  if (confirmed_move_outs_date) {
    return <CheckMark title={`Move-outs confirmed ${formatDay(confirmed_move_outs_date)}`} />;
  }
  if (confirmed_no_move_outs_date) {
    return <CheckMark title={`No move-outs confirmed ${formatDay(confirmed_no_move_outs_date)}`} />;
  }
  return (
    <Button
      size="small"
      aria-label={`Confirm move-outs for ${facility_number}`}
      onClick={() => onConfirm(facility)}
    >
      Confirm
    </Button>
  );
}
