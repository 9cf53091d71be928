import type { Tenant } from '@audit-letters/api-client';
import { CheckMark, type DataTableColumn } from '@audit-letters/ui';
import Flag from 'lucide-react/icons/flag';
import { tenantName, unitsLine } from '../format/tenant.ts';

const sent = (id: string, header: string, isSent: (tenant: Tenant) => boolean) =>
  ({
    id,
    header,
    size: 96,
    meta: { align: 'center' },
    cell: ({ row }) => <CheckMark checked={isSent(row.original)} />,
  }) satisfies DataTableColumn<Tenant>;

export const mailingColumns: readonly DataTableColumn<Tenant>[] = [
  {
    id: 'name',
    header: 'Name',
    size: 220,
    meta: { rowHeader: true },
    cell: ({ row: { original: tenant } }) => (
      <span className="al-mailing-name">
        {tenantName(tenant)}
        {tenant.tagged_for_removal && (
          <Flag role="img" aria-label="Tagged for removal" className="al-mailing-flag" />
        )}
      </span>
    ),
  },
  { id: 'units', header: 'Units', size: 110, cell: ({ row }) => unitsLine(row.original) },
  { accessorKey: 'facility_number', header: 'Facility Number' },
  sent('initial', 'Audit', (tenant) => tenant.initial_letter_sent_date !== null),
  sent('follow_up', 'Enrollment', (tenant) => tenant.follow_up_letter_sent_date !== null),
  sent('welcome', 'Welcome', (tenant) => tenant.welcome_letter_sent_date !== null),
];
