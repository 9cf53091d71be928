import type { ImportColumn, ImportFile, Software } from '@audit-letters/api-client/contract';
import { importFileNames } from '@audit-letters/api-client/values';
import { Invalid, invalidField } from '../../http/errors.ts';
import { openSheet, WorkbookError } from '../../sheets/read.ts';
import { easyStorageLookup, readAddresses, readInsurances } from './easyStorage.ts';
import {
  countOfFacilities,
  isTenant,
  type PlannedRow,
  planRows,
  type ReadContext,
  type TenantLookup,
} from './rentRoll.ts';
import { openTable, UnknownHeadings } from './rows/table.ts';
import { facilityFinder, type NamedFacility } from './sites.ts';

/** Backed by its own buffer, so that a worker thread can take it over. */
export type UploadedFile = Uint8Array<ArrayBuffer>;

export interface ReadRequest extends ReadContext {
  /** The columns of the rent roll that the user has named. */
  columns: readonly ImportColumn[];
  files: ReadonlyMap<ImportFile, UploadedFile>;
}

/** The files whose headings only one program writes. */
export type Programs = { file: ImportFile; program: Software }[];

export interface PlannedUpload {
  programs: Programs;
  /** Another facility than the chosen one, whose account name the file has (IMP-36). */
  otherAccount?: NamedFacility;
  rowCount: number;
  /** The number of rows of each facility. */
  facilityRows: ReadonlyMap<number, number>;
}

/** The error of an unusable upload. Messages between threads lose the class of an error. */
export interface Refusal {
  refused: {
    message: string;
    fields: Record<string, string> | undefined;
    /** The headings of a rent roll of which none is recognised: the user can name them. */
    headings?: readonly string[];
  };
}

/** Reads the files of an upload and plans each row. */
export async function readUpload({
  files,
  columns,
  ...context
}: ReadRequest): Promise<{ response: PlannedUpload | Refusal; rows: PlannedRow[] }> {
  const rows: PlannedRow[] = [];
  const programs: Programs = [];
  /** The file that an error is about. */
  let reading: ImportFile = 'rent_roll';
  const open = async (file: ImportFile) => {
    reading = file;
    const bytes = files.get(file);
    if (!bytes) throw invalidField(file, `The ${importFileNames[file]} file is required.`);
    const { buffer, byteOffset, byteLength } = bytes;
    const sheet = await openSheet(Buffer.from(buffer, byteOffset, byteLength));
    const table = await openTable(sheet, file, {
      software: context.software,
      userColumns: file === 'rent_roll' ? columns : [],
    });
    if (table.program) programs.push({ file, program: table.program });
    return table;
  };
  try {
    const rentRoll = await open('rent_roll');
    let lookup: TenantLookup | undefined;
    if (context.software === 'easystorage') {
      const addresses = await readAddresses(await open('tenant_address_list'));
      const insurances = await readInsurances(await open('insurance_sheet'));
      lookup = easyStorageLookup(addresses, insurances);
      reading = 'rent_roll';
    }
    const { find, otherAccount } = facilityFinder(rentRoll.titleRows, context.sites);
    for await (const batch of planRows(rentRoll, context, find, lookup)) rows.push(...batch);
    if (rows.length === 0) {
      throw new WorkbookError(
        'The file has no rows below its headings: there is nothing to import.',
      );
    }
    const other = otherAccount();
    const response = {
      programs,
      ...(other && { otherAccount: other }),
      rowCount: rows.length,
      facilityRows: countOfFacilities(rows.filter(isTenant)),
    };
    return { response, rows };
  } catch (error) {
    const refusal =
      error instanceof WorkbookError
        ? invalidField(reading, `${importFileNames[reading]}: ${error.message}`)
        : error;
    if (!(refusal instanceof Invalid)) throw error;
    const headings = reading === 'rent_roll' && error instanceof UnknownHeadings && error.headings;
    const { message, fields } = refusal;
    return { response: { refused: { message, fields, ...(headings && { headings }) } }, rows: [] };
  }
}
