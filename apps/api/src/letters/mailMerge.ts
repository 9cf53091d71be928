import { type SheetColumn, sheet, workbookBuffer } from '../sheets/write.ts';
import type { AddressedLetter } from './draft.ts';

const columns: SheetColumn<AddressedLetter>[] = [
  { heading: 'First Name', value: ({ tenant }) => tenant.first_name },
  { heading: 'Last Name', value: ({ tenant }) => tenant.last_name },
  { heading: 'Address', width: 30, value: ({ tenant }) => tenant.address },
  { heading: 'City', value: ({ tenant }) => tenant.city },
  { heading: 'State', width: 8, value: ({ tenant }) => tenant.state },
  { heading: 'Zip Code', width: 12, value: ({ tenant }) => tenant.zip_code },
  { heading: 'Country', width: 12, value: ({ tenant }) => tenant.country },
  { heading: 'Unit', value: ({ tenant }) => tenant.units.join(', ') || tenant.unit },
  { heading: 'Facility Number', value: ({ facility }) => facility.facility_number },
  { heading: 'Facility Name', width: 30, value: ({ facility }) => facility.account_name },
  { heading: 'Facility Address', width: 30, value: ({ facility }) => facility.address },
  { heading: 'Facility City', value: ({ facility }) => facility.city },
  { heading: 'Facility State', width: 8, value: ({ facility }) => facility.state },
  { heading: 'Facility Zip Code', width: 12, value: ({ facility }) => facility.zip_code },
  { heading: 'Facility Phone', value: ({ facility }) => facility.phone },
  { heading: 'Letter Date', kind: 'date', value: ({ letterDay }) => letterDay },
  {
    heading: 'Audit Letter Date',
    kind: 'date',
    value: ({ facility }) => facility.initial_letter_send_date,
  },
  {
    heading: 'Enrollment Date',
    kind: 'date',
    value: ({ facility }) => facility.follow_up_letter_send_date,
  },
  {
    heading: 'Effective Date',
    kind: 'date',
    value: ({ tenant, facility }) => tenant.charge_apply_date ?? facility.letter_effective_date,
  },
  {
    heading: 'Coverage',
    kind: 'number',
    value: ({ chosen }) => chosen?.coverage_amount,
  },
  {
    heading: 'Monthly Fee',
    kind: 'number',
    value: ({ chosen }) => chosen && chosen.monthly_fee_cents / 100,
  },
];

/** The letters' facts for a mail house that sets its own letters: same tenants, same order as the pages. */
export const mailMergeWorkbook = (letters: readonly AddressedLetter[]): Promise<Buffer> =>
  workbookBuffer([sheet('Mail Merge', columns, letters)]);
