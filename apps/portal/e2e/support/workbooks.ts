import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatPhone } from '../../../../packages/api-client/src/values/format.ts';
import { softwareName } from '../../../../packages/api-client/src/values/names.ts';
import { workbookRecords } from '../../../api/src/testing/workbooks/workbookRows.ts';
import type { Client, Tenant } from './client.ts';

type ListedFacility = Awaited<ReturnType<Client['facilities']['list']>>['data'][number];
type ListedStats = Awaited<ReturnType<Client['facilities']['stats']>>['data'][number];

/** A row with its statistics, which the reference server always sends. */
type Counted<Row extends { stats: object | null }> = Row & { stats: NonNullable<Row['stats']> };
export type Facility = Counted<ListedFacility>;
type StatsRow = Counted<ListedStats>;

export const isCounted = <Row extends { stats: object | null }>(row: Row): row is Counted<Row> =>
  row.stats !== null;
type Coverage = Awaited<ReturnType<Client['facilities']['coverages']>>[number];
type Cell = string | number | boolean | null;

/** The workbook that the browser downloads after `start`, with one record per row of each sheet. */
export async function downloaded(page: Page, start: () => Promise<void>, sheets?: string[]) {
  const download = page.context().waitForEvent('download');
  await start();
  const file = await download;
  const bytes = await readFile(await file.path());
  const names = sheets ?? [undefined];
  return {
    name: file.suggestedFilename(),
    bytes,
    sheets: await Promise.all(names.map((sheet) => workbookRecords(bytes, sheet))),
  };
}

/** A row as its workbook stores it: text cells only, empty cells omitted, formulas escaped. */
const cellsOf = (row: Record<string, Cell>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([heading, value]) => {
      if (value === null || value === '') return [];
      if (typeof value === 'boolean') return [[heading, value ? 'Yes' : 'No']];
      const text = String(value);
      return [[heading, /^[=+@-]/.test(text) ? `'${text}` : text]];
    }),
  );

/** A row of the export of facilities, and of the statistics in a backup. */
export const facilityCells = (facility: Facility) =>
  cellsOf({
    'Facility Number': facility.facility_number,
    'Prime Store': facility.is_prime,
    'Prime Site ID': facility.prime_site_id,
    'Account Name': facility.account_name,
    'Corporate Group': facility.corporate_group,
    Software: facility.software && softwareName(facility.software),
    Address: facility.address,
    City: facility.city,
    State: facility.state,
    'Zip Code': facility.zip_code,
    'Manager Name': facility.contact_name,
    Email: facility.email,
    Phone: formatPhone(facility.phone),
    Fax: facility.fax && formatPhone(facility.fax),
    Notes: facility.note,
    'Letter Effective Date': facility.letter_effective_date,
    'Audit Letter Date': facility.initial_letter_send_date,
    'Enrollment Letter Date': facility.follow_up_letter_send_date,
    'Welcome Letter Date': facility.welcome_letter_send_date,
    'Audit Letters Sent Date': facility.initial_letter_sent_date,
    'Enrollment Letters Sent Date': facility.follow_up_letter_sent_date,
    'Welcome Letters Sent Date': facility.welcome_letter_sent_date,
    'Confirmed Move-Outs': facility.confirmed_move_outs_date,
    'Confirmed No Move-Outs': facility.confirmed_no_move_outs_date,
    'Can Tag for Removal': facility.can_tag_removal,
    'Total Uploaded': facility.stats.upload_count,
    'Total In Program': facility.stats.tenant_count,
    'Audit Letters Sent': facility.stats.audit_letters_sent,
    'Enrollment Letters Sent': facility.stats.enrollment_letters_sent,
    'Welcome Letters Sent': facility.stats.welcome_letters_sent,
    ...resultCells(facility.stats),
  });

/** A row of the export of the statistics. */
export const statsCells = (row: StatsRow) =>
  cellsOf({
    'Facility Number': row.facility_number,
    'Prime ID': row.prime_site_id,
    'Facility Name': row.account_name,
    'Was Prime': row.was_prime,
    'Total In Program': row.stats.tenant_count,
    ...resultCells(row.stats),
  });

const resultCells = (stats: Facility['stats']) => ({
  'Percent Complete': stats.percent_complete,
  'Selected Coverage': stats.selected_coverage,
  'Selected Coverage %': stats.selected_coverage_percentage,
  'Coverage Confirmed': stats.confirmed_payment,
  'Coverage Confirmed %': stats.confirmed_payment_percentage,
  'Provided Proof': stats.provided_proof,
  'Provided Proof %': stats.provided_proof_percentage,
  'Opted Out': stats.opted_out,
  'Opted Out %': stats.opted_out_percentage,
  'Moved Out': stats.moved_out,
  'Moved Out %': stats.moved_out_percentage,
  'Bad Address': stats.bad_address,
  'Bad Address %': stats.bad_address_percentage,
});

const statusWords = {
  selected_coverage: 'Selected Coverage',
  provide_proof: 'Provided Proof',
  opt_out: 'Opted Out',
  moved_out: 'Moved Out',
  bad_address: 'Bad Address',
};

/** A row of the tenants in a backup. */
export const tenantCells = (tenant: Tenant, coverages: readonly Coverage[]) =>
  cellsOf({
    'Facility Number': tenant.facility_number,
    'First Name': tenant.first_name,
    'Last Name': tenant.last_name,
    Address: tenant.address,
    City: tenant.city,
    State: tenant.state,
    'Zip Code': tenant.zip_code,
    Country: tenant.country,
    Unit: tenant.unit,
    Units: tenant.units.map(({ identifier }) => identifier).join(', '),
    'Move In Date': tenant.move_in_date,
    'Billing Date': tenant.billing_date,
    'Billing Anniversary': tenant.billing_anniversary,
    Status: tenant.status ? statusWords[tenant.status] : 'No Response',
    Coverage: coverageLabel(coverages.find(({ id }) => id === tenant.coverage_id)),
    'Charge Applied': tenant.charge_applied,
    'Charge Apply Date': tenant.charge_apply_date,
    'Charge Applied Date': tenant.charge_applied_date,
    'Charge Confirmed Date': tenant.charge_confirmed_date,
    'Payment Confirmed Date': tenant.payment_confirmed_date,
    'Tagged for Removal': tenant.tagged_for_removal,
    'Audit Letter Made': tenant.initial_letter_sent_date,
    'Enrollment Letter Made': tenant.follow_up_letter_sent_date,
    'Welcome Letter Made': tenant.welcome_letter_sent_date,
    Note: tenant.note,
    'Monitor Note': tenant.monitor_note,
    Phone: tenant.phone && formatPhone(tenant.phone),
    Email: tenant.email,
  });

function coverageLabel(coverage: Coverage | undefined): string | null {
  if (!coverage) return null;
  const { monthly_fee_dollars: dollars, monthly_fee_cents: cents, coverage_amount } = coverage;
  const fee = cents ? `${dollars}.${String(cents).padStart(2, '0')}` : dollars;
  return `$${fee} per month for $${coverage_amount.toLocaleString('en-US')} coverage`;
}
