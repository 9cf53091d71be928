import type { Tenant } from '@audit-letters/api-client';
import { isCompleteAddress, planInShort, statusName } from '@audit-letters/api-client/values';
import {
  actionsOf,
  Badge,
  CheckMark,
  type DataTableColumn,
  IconButton,
  Popover,
} from '@audit-letters/ui';
import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Pencil from 'lucide-react/icons/pencil';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ComponentType } from 'react';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import { statusTones } from '../../results/results.ts';
import { changedCharge } from '../edit/replacedCoverage.ts';
import { isLocked } from '../manage/managerRules.ts';

/** The actions of a tenant row. */
export interface TenantActions {
  /** Opens the status dialog. */
  editStatus: (tenant: Tenant) => void;
}

/** The columns of the tenant list (TEN-17). */
export const tenantColumns: readonly DataTableColumn<Tenant, TenantActions>[] = [
  {
    accessorKey: 'last_name',
    header: 'Name',
    size: 180,
    meta: { rowHeader: true, priority: 'high' },
    cell: ({ row }) => tenantName(row.original),
  },
  {
    // Beside the name, which is a button here.
    id: 'marks',
    header: 'Marks',
    size: 88,
    meta: { headerHidden: true, priority: 'high' },
    cell: ({ row }) => <TenantMarks tenant={row.original} />,
  },
  {
    accessorKey: 'status',
    header: 'Status',
    size: 300,
    cell: ({ row, table }) => (
      <TenantStatus tenant={row.original} onEdit={actionsOf(table).editStatus} />
    ),
  },
  {
    id: 'setup',
    header: () => <span title="Charge applied">Setup</span>,
    size: 62,
    meta: { align: 'center', label: 'Setup' },
    cell: ({ row }) => <CheckMark checked={row.original.charge_applied} />,
  },
  {
    id: 'api',
    header: () => <span title="Charge confirmed">API</span>,
    size: 54,
    meta: { align: 'center', label: 'API' },
    cell: ({ row }) => <CheckMark checked={row.original.charge_confirmed_date !== null} />,
  },
  {
    accessorKey: 'charge_confirmed_date',
    header: 'Payment Confirmed',
    size: 146,
    meta: { align: 'center' },
    cell: ({ row }) => <CheckMark checked={row.original.payment_confirmed_date !== null} />,
  },
  {
    accessorKey: 'unit',
    header: 'Units',
    size: 100,
    cell: ({ row }) => unitsLine(row.original),
  },
  { accessorKey: 'facility_number', header: 'Facility', size: 88 },
];

/** Icons for lock, tag, address and note. A tap on one shows its text. */
export const TenantMarks = ({ tenant }: { tenant: Tenant }) => {
  const marks = marksOf(tenant);
  if (marks.length === 0) return null;
  return (
    <span className="al-tenant-name">
      {marks.map(({ label, tone, Icon }) => (
        <Popover
          // Rows are reused across pages: the key closes an open text when the tenant changes.
          key={`${tenant.id} ${label}`}
          label={label}
          trigger={
            <button
              type="button"
              className="al-mark"
              aria-label={label}
              title={label}
              data-tone={tone}
            >
              <Icon aria-hidden />
            </button>
          }
        >
          {label}
        </Popover>
      ))}
    </span>
  );
};

interface TenantMark {
  label: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  tone?: 'warning' | 'danger';
}

const marksOf = (tenant: Tenant): TenantMark[] => [
  ...(isLocked(tenant)
    ? [{ label: 'Locked for the manager: the welcome letter has been made', Icon: Lock }]
    : []),
  ...(tenant.tagged_for_removal
    ? [{ label: 'Tagged for removal', Icon: Flag, tone: 'warning' as const }]
    : []),
  ...(isCompleteAddress(tenant)
    ? []
    : [{ label: 'Incomplete address', Icon: MapPinOff, tone: 'danger' as const }]),
  ...(tenant.note ? [{ label: `Note: ${tenant.note}`, Icon: StickyNote }] : []),
];

/** '$18 a month, $2,000', or '$12 charged, now $18' of a charge to change (TEN-152). */
const planOf = (tenant: Tenant) =>
  changedCharge(tenant) ?? (tenant.coverage ? planInShort(tenant.coverage) : undefined);

interface TenantStatusProps {
  tenant: Tenant;
  /** Why the status cannot be edited. */
  disabledReason?: string;
  onEdit: (tenant: Tenant) => void;
}

/** The status, with the plan and price of a coverage, and its edit button. */
export const TenantStatus = ({ tenant, disabledReason, onEdit }: TenantStatusProps) => (
  <span className="al-tenant-status">
    {tenant.status ? (
      <Badge tone={statusTones[tenant.status]}>{statusName(tenant.status)}</Badge>
    ) : (
      <span className="al-muted">{statusName(null)}</span>
    )}
    {tenant.coverage?.id === tenant.coverage_id && tenant.coverage && (
      <span className="al-tenant-plan" title={planOf(tenant)}>
        {planOf(tenant)}
      </span>
    )}
    <IconButton
      size="small"
      data-row-key="s"
      label={`Edit status of ${tenantName(tenant)}`}
      icon={<Pencil />}
      disabledReason={disabledReason}
      onClick={() => onEdit(tenant)}
    />
  </span>
);
