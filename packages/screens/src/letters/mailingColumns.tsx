import type { Tenant } from '@audit-letters/api-client';
import { CheckMark, type DataTableColumn } from '@audit-letters/ui';
import Flag from 'lucide-react/icons/flag';
import { tenantName } from '../format/tenant.ts';

const sent = (key: string, header: string, isSent: (tenant: Tenant) => boolean) =>
  ({
    key,
    header,
    align: 'center',
    cell: (tenant) => <CheckMark checked={isSent(tenant)} />,
  }) satisfies DataTableColumn<Tenant>;

export const mailingColumns: readonly DataTableColumn<Tenant>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    cell: (tenant) => (
      <span className="al-mailing-name">
        {tenantName(tenant)}
        {tenant.tagged_for_removal && (
          <Flag role="img" aria-label="Tagged for removal" className="al-mailing-flag" />
        )}
      </span>
    ),
  },
  { key: 'facility_number', header: 'Facility Number', cell: (tenant) => tenant.facility_number },
  sent('initial', 'Audit', (tenant) => tenant.initial_letter_sent_date !== null),
  sent('follow_up', 'Enrollment', (tenant) => tenant.follow_up_letter_sent_date !== null),
  sent('welcome', 'Welcome', (tenant) => tenant.welcome_letter_sent_date !== null),
];
