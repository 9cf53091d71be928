import { formatPhone, statusName } from '@audit-letters/api-client/values';
import type { CoverageLabels } from '../facilities/index.ts';
import type { SheetColumn } from '../sheets/write.ts';
import type { ExportedTenant } from '../tenants/index.ts';

const text = <Key extends keyof ExportedTenant & string>(
  heading: string,
  key: Key,
  width?: number,
) => ({
  heading,
  ...(width && { width }),
  value: (row: ExportedTenant) => {
    const value = row[key];
    return typeof value === 'string' ? value : null;
  },
});

const date = (
  heading: string,
  key: keyof ExportedTenant & `${string}_date`,
): SheetColumn<ExportedTenant> => ({
  heading,
  kind: 'date',
  value: (row) => row[key],
});

/** The columns of a tenant in a workbook. Only staff get the monitor note (TEN-3). */
export const tenantColumns = (
  labels: CoverageLabels,
  forStaff: boolean,
): SheetColumn<ExportedTenant>[] => [
  text('Facility Number', 'facility_number'),
  text('First Name', 'first_name'),
  text('Last Name', 'last_name'),
  text('Address', 'address', 30),
  text('City', 'city'),
  text('State', 'state', 8),
  text('Zip Code', 'zip_code', 12),
  text('Country', 'country', 12),
  text('Unit', 'unit', 10),
  { heading: 'Units', value: (row) => row.units.join(', ') },
  date('Move In Date', 'move_in_date'),
  date('Billing Date', 'billing_date'),
  text('Billing Anniversary', 'billing_anniversary'),
  { heading: 'Status', value: (row) => statusName(row.status) },
  {
    heading: 'Coverage',
    width: 36,
    value: ({ coverage_id }) => coverage_id && labels.get(coverage_id),
  },
  { heading: 'Charge Applied', width: 12, value: (row) => row.charge_applied },
  date('Charge Apply Date', 'charge_apply_date'),
  date('Charge Applied Date', 'charge_applied_date'),
  date('Charge Confirmed Date', 'charge_confirmed_date'),
  date('Payment Confirmed Date', 'payment_confirmed_date'),
  { heading: 'Tagged for Removal', width: 12, value: (row) => row.tagged_for_removal },
  date('Audit Letter Sent', 'initial_letter_sent_date'),
  date('Enrollment Letter Sent', 'follow_up_letter_sent_date'),
  date('Welcome Letter Sent', 'welcome_letter_sent_date'),
  text('Note', 'note', 40),
  ...(forStaff ? [text('Monitor Note', 'monitor_note', 40)] : []),
  { heading: 'Phone', width: 16, value: ({ phone }) => phone && formatPhone(phone) },
  text('Email', 'email', 30),
];
