import type { Facility } from '@audit-letters/api-client';
import { softwareName } from '@audit-letters/api-client/values';
import {
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
import { AccountName, FacilityNumber } from '../FacilityName.tsx';
import { LetterDates } from './LetterDates.tsx';

/** The actions and links of a facility row. */
export interface FacilityActions {
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
  /** The address of the import for a facility number. */
  importHref: (facilityNumber: string) => string;
  /** The tenant list filtered by a facility number. */
  tenantsHref: (facilityNumber: string) => string;
  /** The address of the letters of a facility number. */
  lettersHref?: (facilityNumber: string) => string;
  /** The address of the facility's page. */
  pageHref?: (facility: Facility) => string;
}

/** The columns of Active Facilities (FAC-12). */
export const facilityColumns: readonly DataTableColumn<Facility, FacilityActions>[] = [
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    hideable: false,
    noClick: true,
    width: '1px',
    cell: (facility, { edit, remove }) => (
      <span className="al-row-actions">
        <IconButton
          size="small"
          data-row-key="e"
          label={`Edit ${facility.facility_number}`}
          icon={<Pencil />}
          onClick={() => edit(facility)}
        />
        <IconButton
          size="small"
          label={`Delete ${facility.facility_number}`}
          icon={<Trash2 />}
          onClick={() => remove(facility)}
        />
      </span>
    ),
  },
  {
    key: 'facility_number',
    header: 'Facility Number',
    rowHeader: true,
    sort: true,
    priority: 'high',
    cell: (facility, { pageHref }) => (
      <FacilityNumber facility={facility} {...(pageHref && { href: pageHref(facility) })} />
    ),
  },
  {
    key: 'account_name',
    header: 'Account Name',
    sort: true,
    width: '11rem',
    cell: ({ account_name }) => <AccountName name={account_name} />,
  },
  {
    key: 'corporate_group',
    header: 'Corporate Group',
    sort: true,
    cell: ({ corporate_group }) => <Nullable value={corporate_group} />,
  },
  {
    key: 'city',
    header: 'City',
    sort: true,
    cell: (facility) => <Nullable value={cityAndState(facility) || null} />,
  },
  {
    key: 'software',
    header: 'Software',
    sort: true,
    cell: ({ software }) => <Nullable value={software && softwareName(software)} />,
  },
  {
    key: 'confirmed_move_outs',
    header: 'Confirmed Move-Outs',
    align: 'center',
    noClick: true,
    cell: (facility, { confirmMoveOuts }) => (
      <MoveOuts facility={facility} onConfirm={confirmMoveOuts} />
    ),
  },
  {
    key: 'can_tag_removal',
    header: 'Can Tag Removal',
    sort: true,
    align: 'center',
    cell: ({ can_tag_removal }) => <CheckMark checked={can_tag_removal} />,
  },
  {
    key: 'tenants',
    header: 'Tenants',
    sort: 'tenant_count',
    align: 'end',
    cell: ({ tenant_count }) => formatCount(tenant_count),
  },
  {
    key: 'letter_dates',
    header: 'Letter Dates (Audit, Enrollment, Welcome)',
    noClick: true,
    cell: (facility, { openLettersSent }) => (
      <LetterDates facility={facility} onSentOpen={openLettersSent} />
    ),
  },
];

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
