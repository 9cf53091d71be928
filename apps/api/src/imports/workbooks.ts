import type { ImportPreviewRow } from '@audit-letters/api-client/contract';
import { type Sheet, sheet } from '../sheets/write.ts';

import { statusName } from '../tenants/index.ts';
import type { DuplicateRow } from './store/report.ts';

/** The tenants of earlier periods, with the results of those periods (IMP-15). */
export const duplicatesSheet = (duplicates: AsyncIterable<DuplicateRow[]>): Sheet =>
  sheet(
    'Duplicate Tenants',
    [
      { heading: 'Facility Number', value: (each) => each.facility_number },
      { heading: 'Prime Site ID', value: (each) => each.prime_site_id },
      { heading: 'First Name', value: (each) => each.first_name },
      { heading: 'Last Name', value: (each) => each.last_name },
      { heading: 'Unit', value: (each) => each.unit },
      {
        heading: 'Earlier Letter Effective Date',
        kind: 'date',
        value: (each) => each.earlier_date,
      },
      { heading: 'Earlier Status', value: (each) => statusName(each.earlier_status) },
      { heading: 'Row', kind: 'number', width: 8, value: (each) => each.row },
    ],
    duplicates,
  );

/** The rows that were not imported or have a remark. */
export const reportSheet = (rows: AsyncIterable<ImportPreviewRow[]>): Sheet =>
  sheet(
    'Import Report',
    [
      { heading: 'Row', kind: 'number', width: 8, value: (each) => each.row },
      { heading: 'Outcome', value: (each) => each.outcome },
      { heading: 'Reason', width: 48, value: (each) => each.reason },
      { heading: 'Tenant', width: 28, value: (each) => each.name },
      { heading: 'Unit', value: (each) => each.unit },
      { heading: 'Facility Number', value: (each) => each.facility_number },
    ],
    rows,
  );
