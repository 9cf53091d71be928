import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import { WorkbookError } from '../sheets/errors.ts';
import { openFirstSheet } from '../sheets/read.ts';
import { readEasyStorage } from './easyStorage.ts';
import { type RentRoll, readRentRoll } from './rentRoll.ts';
import { NoHeadings } from './table.ts';

/** What was sent, checked to be complete. */
export type Upload =
  | { software: Exclude<Software, 'easystorage'>; files: { rent_roll: Uint8Array } }
  | { software: 'easystorage'; files: Record<ImportFile, Uint8Array> };

/** The pickers' labels, by which people know the files. */
export const fileLabels: Record<ImportFile, string> = {
  rent_roll: 'Rent Roll',
  tenant_address_list: 'Tenant Address List',
  insurance_sheet: 'Insurance Sheet',
};

/** One of the files cannot be used; the message begins with its label. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly file: ImportFile;

  constructor(file: ImportFile, message: string) {
    super(`${fileLabels[file]}: ${message}`);
    this.file = file;
  }
}

/** Reads the files of an upload to the tenants that they tell of. */
export async function readUpload(upload: Upload, today: Day): Promise<RentRoll> {
  if (upload.software !== 'easystorage') {
    const { software, files } = upload;
    return blaming('rent_roll', async () =>
      readRentRoll(await open(files.rent_roll), software, today),
    );
  }
  const { files } = upload;
  const opened = async (file: ImportFile) => blaming(file, () => open(files[file]));
  return readEasyStorage(
    {
      rentRoll: await opened('rent_roll'),
      addressList: await opened('tenant_address_list'),
      insuranceSheet: await opened('insurance_sheet'),
    },
    today,
    blaming,
  );
}

/** Runs the work on a file, so that what it refuses is told of that file. */
export type Blaming = <T>(file: ImportFile, work: () => Promise<T>) => Promise<T>;

const blaming: Blaming = async (file, work) => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkbookError || error instanceof NoHeadings) {
      throw new UnreadableFile(file, error.message);
    }
    throw error;
  }
};

const open = (file: Uint8Array) =>
  openFirstSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
