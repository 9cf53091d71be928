import type { Tenant } from '@audit-letters/api-client';
import { mayBeCharged } from '@audit-letters/api-client/values';
import {
  actionsOf,
  Button,
  CheckMark,
  type DataTableColumn,
  formatDay,
  Nullable,
} from '@audit-letters/ui';
import Pencil from 'lucide-react/icons/pencil';
import type { MouseEvent } from 'react';
import { tenantName, unitsLine } from '../../format/tenant.ts';
import type { StatusChange } from '../edit/tenantSave.ts';
import { TenantMarks, TenantStatus } from '../list/tenantColumns.tsx';
import { isLocked, lockReason } from './managerRules.ts';

/** A row of the manager's list. */
export type ManagedTenant = Tenant & {
  /** The charge can be connected today. It is part of the row because a cell renders again only with its row. */
  chargeIsDue: boolean;
};

/** The actions of a row. */
export interface ManagedTenantActions {
  /** Opens the answer panel. */
  answer: (tenant: Tenant) => void;
  /** Saves an answer with one tap. */
  answerAtOnce: (change: StatusChange) => void;
  /** Opens the edit dialog, in which a locked tenant can only be read. */
  edit: (tenant: Tenant) => void;
  /** Opens the status dialog. */
  editStatus: (tenant: Tenant) => void;
  /** Connects the charge. */
  connectCharge: (tenant: Tenant) => void;
}

/** The answers with one tap in a card. Their names differ from those of the status dialog. */
const oneTapAnswers = [
  { text: 'Proof', label: 'Proof from', status: 'provide_proof' },
  { text: 'Opt-out', label: 'Opt-out of', status: 'opt_out' },
] as const;

const lockOf = (tenant: Tenant) => (isLocked(tenant) ? { disabledReason: lockReason } : {});

/** The columns of the manager's list (TEN-33). */
export const managedTenantColumns: readonly DataTableColumn<ManagedTenant, ManagedTenantActions>[] =
  [
    {
      id: 'name',
      header: 'Name',
      size: 120,
      meta: { rowHeader: true, priority: 'high' },
      cell: ({ row }) => (
        <span className="al-tenant-name">
          {tenantName(row.original)}
          <TenantMarks tenant={row.original} />
        </span>
      ),
    },
    {
      accessorKey: 'unit',
      header: 'Units',
      size: 58,
      meta: { priority: 'high' },
      cell: ({ row }) => unitsLine(row.original),
    },
    {
      id: 'status',
      header: 'Status',
      size: 206,
      meta: { noClick: true },
      cell: ({ row: { original: tenant }, table }) => (
        <TenantStatus tenant={tenant} onEdit={actionsOf(table).editStatus} {...lockOf(tenant)} />
      ),
    },
    {
      id: 'charge_apply_date',
      header: 'Charge Apply Date',
      size: 90,
      meta: { priority: 'low' },
      cell: ({ row: { original } }) => (
        <Nullable
          short
          value={
            mayBeCharged(original) && original.charge_apply_date
              ? formatDay(original.charge_apply_date)
              : null
          }
        />
      ),
    },
    {
      id: 'charge_applied',
      header: 'Charge Applied',
      size: 74,
      meta: { align: 'center' },
      cell: ({ row }) => <CheckMark checked={row.original.charge_applied} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      size: 154,
      enableHiding: false,
      meta: { headerHidden: true, noClick: true, align: 'end' },
      cell: ({ row, table }) => <TenantActions tenant={row.original} {...actionsOf(table)} />,
    },
  ];

/** The buttons of a row. */
function TenantActions({
  tenant,
  answer,
  answerAtOnce,
  edit,
  connectCharge,
}: ManagedTenantActions & { tenant: ManagedTenant }) {
  return (
    <span className="al-tenant-actions">
      {!isLocked(tenant) &&
        tenant.status === null &&
        oneTapAnswers.map(({ text, label, status }) => (
          <Button
            key={status}
            size="small"
            className="al-card-only"
            aria-label={`${label} ${tenantName(tenant)}`}
            onClick={({ detail }: MouseEvent) => {
              // The second click of a double click may hit the button of another tenant.
              if (detail <= 1) answerAtOnce({ tenant, answer: { status, coverage_id: null } });
            }}
          >
            {text}
          </Button>
        ))}
      {!isLocked(tenant) && (
        <Button
          size="small"
          className="al-card-only"
          aria-label={`Answer for ${tenantName(tenant)}`}
          onClick={() => answer(tenant)}
        >
          Answer
        </Button>
      )}
      {tenant.chargeIsDue && (
        <Button
          size="small"
          aria-description={tenantName(tenant)}
          onClick={() => connectCharge(tenant)}
        >
          Connect Charge Added
        </Button>
      )}
      {isLocked(tenant) && (
        <Button size="small" aria-label={`View ${tenantName(tenant)}`} onClick={() => edit(tenant)}>
          View
        </Button>
      )}
      <Button
        size="small"
        data-row-key="e"
        aria-label={`Edit ${tenantName(tenant)}`}
        icon={<Pencil />}
        onClick={() => edit(tenant)}
        {...lockOf(tenant)}
      >
        Edit
      </Button>
    </span>
  );
}
