import {
  formatPhone,
  LetterTypes,
  letterTypes,
  mayBeCharged,
  statusName,
} from '@audit-letters/api-client/values';
import type { CoverageLabels } from '../facilities/index.ts';
import { dateColumn, type SheetColumn, textColumn } from '../sheets/write.ts';
import type { TenantRow } from '../tenants/index.ts';

/**
 * The columns of a tenant in a workbook. Only staff get the monitor note (TEN-3) and the charge apply dates of tenants
 * who are not charged (TEN-44).
 */
export const tenantColumns = (
  labels: CoverageLabels,
  forStaff: boolean,
): SheetColumn<TenantRow>[] => [
  textColumn('Facility Number', 'facility_number'),
  textColumn('First Name', 'first_name'),
  textColumn('Last Name', 'last_name'),
  textColumn('Address', 'address', 30),
  textColumn('City', 'city'),
  textColumn('State', 'state', 8),
  textColumn('Zip Code', 'zip_code', 12),
  textColumn('Country', 'country', 12),
  textColumn('Unit', 'unit', 10),
  { heading: 'Units', value: (row) => row.units.join(', ') },
  dateColumn('Move In Date', 'move_in_date'),
  dateColumn('Billing Date', 'billing_date'),
  textColumn('Billing Anniversary', 'billing_anniversary'),
  { heading: 'Status', value: (row) => statusName(row.status) },
  {
    heading: 'Coverage',
    width: 36,
    value: ({ coverage_id }) => coverage_id && labels.get(coverage_id),
  },
  { heading: 'Charge Applied', width: 12, value: (row) => row.charge_applied },
  {
    heading: 'Charge Apply Date',
    kind: 'date',
    value: (row) => (forStaff || mayBeCharged(row) ? row.charge_apply_date : null),
  },
  dateColumn('Charge Applied Date', 'charge_applied_date'),
  // The coverage of the charge, which a later answer does not change (TEN-152).
  {
    heading: 'Charged Coverage',
    width: 36,
    value: ({ charged_coverage_id }) => charged_coverage_id && labels.get(charged_coverage_id),
  },
  dateColumn('Charge Confirmed Date', 'charge_confirmed_date'),
  dateColumn('Payment Confirmed Date', 'payment_confirmed_date'),
  { heading: 'Tagged for Removal', width: 12, value: (row) => row.tagged_for_removal },
  // The days on which they were made: they may not be mailed yet.
  ...LetterTypes.map((type) =>
    dateColumn(`${letterTypes[type].name} Letter Made`, letterTypes[type].sentDate),
  ),
  textColumn('Note', 'note', 40),
  ...(forStaff ? [textColumn('Monitor Note', 'monitor_note', 40)] : []),
  { heading: 'Phone', width: 16, value: ({ phone }) => phone && formatPhone(phone) },
  textColumn('Email', 'email', 30),
];
