import type { ImportFile, Software } from '@audit-letters/api-client/contract';
import { openFirstSheet, WorkbookError } from '../../sheets/read.ts';
import { easyStorageLookup, readAddresses, readInsurances } from './easyStorage.ts';
import { planRows, type ReadContext, type RentRoll } from './rentRoll.ts';
import { NoHeadings, openTable, type Table } from './rows/table.ts';

/** Backed by its own buffer, so that a worker thread can take it over. */
export type UploadedFile = Uint8Array<ArrayBuffer>;

/** The complete files of an import. */
export type Upload =
  | { software: Exclude<Software, 'easystorage'>; files: { rent_roll: UploadedFile } }
  | { software: 'easystorage'; files: Record<ImportFile, UploadedFile> };

/** The labels of the file pickers. */
export const fileLabels: Record<ImportFile, string> = {
  rent_roll: 'Rent Roll',
  tenant_address_list: 'Tenant Address List',
  insurance_sheet: 'Insurance Sheet',
};

/** One of the files cannot be used. The message begins with the file's label. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly file: ImportFile;

  constructor(file: ImportFile, message: string) {
    super(`${fileLabels[file]}: ${message}`);
    this.file = file;
  }
}

/** Opens the files of an upload. The rows of the rent roll are read and planned on demand. */
export async function readUpload(upload: Upload, context: ReadContext): Promise<RentRoll> {
  const { software, files } = upload;
  const open = (file: ImportFile, bytes: UploadedFile) =>
    withFile(file, async () => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return openTable(await openFirstSheet(buffer), software, file);
    });
  const rentRoll = await open('rent_roll', files.rent_roll);
  if (software !== 'easystorage') {
    return {
      programs: programsOf({ rent_roll: rentRoll }),
      rows: rowsWithFile('rent_roll', planRows(rentRoll, context)),
    };
  }
  const addressList = await open('tenant_address_list', files.tenant_address_list);
  const insuranceSheet = await open('insurance_sheet', files.insurance_sheet);
  const lookup = easyStorageLookup(
    await withFile('tenant_address_list', () => readAddresses(addressList)),
    await withFile('insurance_sheet', () => readInsurances(insuranceSheet)),
  );
  return {
    programs: programsOf({
      rent_roll: rentRoll,
      tenant_address_list: addressList,
      insurance_sheet: insuranceSheet,
    }),
    rows: rowsWithFile('rent_roll', planRows(rentRoll, context, lookup)),
  };
}

function programsOf(tables: Partial<Record<ImportFile, Table>>): RentRoll['programs'] {
  const programs: RentRoll['programs'] = {};
  for (const [file, { program }] of Object.entries(tables) as [ImportFile, Table][])
    if (program) programs[file] = program;
  return programs;
}

/** Adds the file's label to the errors of the work on that file. */
const withFile = <T>(file: ImportFile, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw errorOfFile(file, error);
  });

async function* rowsWithFile(file: ImportFile, rows: RentRoll['rows']): RentRoll['rows'] {
  try {
    yield* rows;
  } catch (error) {
    throw errorOfFile(file, error);
  }
}

const errorOfFile = (file: ImportFile, error: unknown) =>
  error instanceof WorkbookError || error instanceof NoHeadings
    ? new UnreadableFile(file, error.message)
    : error;
