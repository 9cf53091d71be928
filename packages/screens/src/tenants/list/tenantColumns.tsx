import type { Tenant } from '@audit-letters/api-client';
import { isCompleteAddress, statusName } from '@audit-letters/api-client/values';
import { Badge, CheckMark, type DataTableColumn, IconButton } from '@audit-letters/ui';
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
    key: 'name',
    width: '24%',
    header: 'Name',
    rowHeader: true,
    priority: 'high',
    sort: 'last_name',
    cell: (tenant) => <TenantName tenant={tenant} />,
  },
  {
    key: 'status',
    width: '21%',
    header: 'Status',
    sort: true,
    noClick: true,
    cell: (tenant, { editStatus }) => <TenantStatus tenant={tenant} onEdit={editStatus} />,
  },
  {
    key: 'setup',
    width: '7%',
    header: 'Setup',
    align: 'center',
    cell: (tenant) => <CheckMark checked={tenant.charge_applied} />,
  },
  {
    key: 'api',
    width: '6%',
    header: 'API',
    align: 'center',
    cell: (tenant) => <CheckMark checked={tenant.charge_confirmed_date !== null} />,
  },
  {
    key: 'payment_confirmed',
    width: '16%',
    header: 'Payment Confirmed',
    align: 'center',
    sort: 'charge_confirmed_date',
    cell: (tenant) => <CheckMark checked={tenant.payment_confirmed_date !== null} />,
  },
  { key: 'units', width: '12%', header: 'Units', sort: 'unit', cell: unitsLine },
  {
    key: 'facility_number',
    width: '10%',
    header: 'Facility',
    sort: true,
    cell: (tenant) => tenant.facility_number,
  },
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

/** The status with its edit button. */
export const TenantStatus = ({ tenant, disabledReason, onEdit }: TenantStatusProps) => (
  <span className="al-tenant-status">
    {tenant.status ? (
      <Badge tone={tones[tenant.status]}>{statusName(tenant.status)}</Badge>
    ) : (
      <span className="al-no-response">{statusName(null)}</span>
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
