import type { Tenant } from '@audit-letters/api-client';
import { isCompleteAddress, planInShort, statusName } from '@audit-letters/api-client/values';
import { actionsOf, Badge, CheckMark, type DataTableColumn, IconButton } from '@audit-letters/ui';
import Flag from 'lucide-react/icons/flag';
import Lock from 'lucide-react/icons/lock';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import Pencil from 'lucide-react/icons/pencil';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ComponentProps, ReactNode } from 'react';
import { tenantName, unitsLine } from '../../format/tenant.ts';

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
    cell: ({ row }) => <TenantName tenant={row.original} />,
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

/** The name with icons for lock, tag, address and note. */
export const TenantName = ({ tenant }: { tenant: Tenant }) => (
  <span className="al-tenant-name">
    {tenantName(tenant)}
    {tenant.welcome_letter_sent_date && (
      <Mark label="Locked: the welcome letter has been sent">
        <Lock aria-hidden />
      </Mark>
    )}
    <TagMark tenant={tenant} />
    {!isCompleteAddress(tenant) && (
      <Mark label="Incomplete address" data-tone="danger">
        <MapPinOff aria-hidden />
      </Mark>
    )}
    {tenant.note && (
      <Mark label={`Note: ${tenant.note}`}>
        <StickyNote aria-hidden />
      </Mark>
    )}
  </span>
);

/** The icon of a tenant tagged for removal. */
export const TagMark = ({ tenant }: { tenant: Tenant }) =>
  tenant.tagged_for_removal && (
    <Mark label="Tagged for removal" data-tone="warning">
      <Flag aria-hidden />
    </Mark>
  );

interface MarkProps extends ComponentProps<'span'> {
  label: string;
  children: ReactNode;
}

const Mark = ({ label, ...props }: MarkProps) => (
  <span role="img" aria-label={label} title={label} className="al-mark" {...props} />
);

const tones = {
  selected_coverage: 'success',
  provide_proof: 'info',
  opt_out: 'warning',
  moved_out: 'neutral',
  bad_address: 'danger',
} as const;

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
      <Badge tone={tones[tenant.status]}>{statusName(tenant.status)}</Badge>
    ) : (
      <span className="al-no-response">{statusName(null)}</span>
    )}
    {tenant.coverage?.id === tenant.coverage_id && tenant.coverage && (
      <span className="al-tenant-plan" title={planInShort(tenant.coverage)}>
        {planInShort(tenant.coverage)}
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
