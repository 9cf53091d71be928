import type { ImportResult } from '@audit-letters/api-client/contract';
import { beforeAll, beforeEach } from 'vitest';
import { addFacility } from '../../testing/seed.ts';
import { type Caller, type TestApp, type TestResponse, testApp } from '../../testing/testApp.ts';
import { workbookRows } from '../../testing/workbooks/workbookRows.ts';
import { rowsWorkbook } from './rowsWorkbook.ts';
import { succeeded, type TestForm, upload } from './uploadForm.ts';

type Files = NonNullable<TestForm['files']>;

interface ImportSuite {
  server: TestApp;
  monitor: Caller;
  /** The facility of the current test. */
  site: { id: number; number: string; prime: string };
  /** Uploads the rows of a rent roll, or files, of Syrasoft unless the form says otherwise. */
  upload: (rows: string[][] | Files, form?: TestForm) => Promise<TestResponse>;
  /** The result of an upload that must succeed. */
  imported: (rows: string[][] | Files, form?: TestForm) => Promise<ImportResult>;
  preview: (rows: string[][] | Files, form?: TestForm) => Promise<ImportResult>;
  /** Archives the period of the facility. */
  archive: () => Promise<void>;
  /** One row of the facility under `headings`. */
  row: (cells?: Parameters<typeof row>[0]) => string[];
  tenants: (facilityId?: number) => ReturnType<typeof tenantsOf>;
  facility: () => ReturnType<TestApp['facility']>;
  /** The cells of a stored workbook below its headings, downloaded as in the portal. */
  reportRows: (name: string | null | undefined) => Promise<string[][]>;
}

/** A server for the tests of a file, with a new facility for each test. */
export function importSuite(): ImportSuite {
  let server: TestApp;
  let monitor: Caller;
  let site: ImportSuite['site'];
  let serial = 4000;
  beforeAll(async () => {
    server = await testApp();
    monitor = await server.signIn('monitor');
  });
  beforeEach(async () => {
    serial += 1;
    const [number, prime] = [String(serial), String(serial + 50_000)];
    const id = await addFacility(server.db, { facility_number: number, prime_site_id: prime });
    site = { id, number, prime };
  });
  const send: ImportSuite['upload'] = async (rows, form = {}) => {
    const files = Array.isArray(rows) ? await rentRoll(rows) : rows;
    return upload(monitor, { software: 'syrasoft', ...form, files });
  };
  const imported: ImportSuite['imported'] = async (rows, form) => succeeded(await send(rows, form));
  return {
    upload: send,
    imported,
    preview: (rows, form) => imported(rows, { ...form, preview: 'true' }),
    archive: async () => {
      const url = `/api/facility-archives/${site.id}/execute`;
      succeeded(await monitor.post(url, { skip_letter_dates: 'true' }, { form: true }));
    },
    row: (cells) => row({ site: site.prime, ...cells }),
    get server() {
      return server;
    },
    get monitor() {
      return monitor;
    },
    get site() {
      return site;
    },
    tenants: (facilityId = site.id) => tenantsOf(server, facilityId),
    facility: () => server.facility(site.id),
    async reportRows(name) {
      const query = { file_key: name ?? '', filename: 'duplicate_tenants' };
      const { statusCode, rawPayload } = await monitor.get('/api/exports/download', query);
      if (statusCode !== 200) throw new Error(`The download answered ${statusCode}`);
      return (await workbookRows(rawPayload)).slice(1);
    },
  };
}

const tenantsOf = ({ db }: TestApp, facilityId: number) =>
  db
    .selectFrom('tenants')
    .selectAll()
    .where('facility_id', '=', facilityId)
    .orderBy('id')
    .execute();

/** The headings of `row`. */
export const headings = [
  'Prime Site ID',
  'Unit',
  'Account',
  'Tenant Name',
  'Address',
  'City',
  'State',
  'Zip',
  'Move In',
];

/** One row of a rent roll under `headings`. */
export const row = ({
  site = '',
  unit = 'A1',
  account = '77',
  name = 'Ann Lee',
  moveIn = '5/1/2024',
} = {}) => [site, unit, account, name, '1 Elm Street', 'Austin', 'TX', '78701', moveIn];

/** The files of an import with these rows. */
export const rentRoll = async (rows: string[][]) => ({ rent_roll: await rowsWorkbook(rows) });
