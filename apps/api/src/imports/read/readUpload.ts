import type { Day, ImportFile, Software } from '@audit-letters/api-client/contract';
import { WorkbookError } from '../../sheets/read/errors.ts';
import { openFirstSheet } from '../../sheets/read.ts';
import { readEasyStorage } from './easyStorage.ts';
import { type RentRoll, readRentRoll } from './rentRoll.ts';
import { NoHeadings } from './table.ts';

/** In memory of its own, which can be handed to a thread. */
export type UploadedFile = Uint8Array<ArrayBuffer>;

/** What was sent, checked to be complete. */
export type Upload =
  | { software: Exclude<Software, 'easystorage'>; files: { rent_roll: UploadedFile } }
  | { software: 'easystorage'; files: Record<ImportFile, UploadedFile> };

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

/** Opens the files of an upload, and reads the tenants that they tell of as the rows are asked for. */
export async function readUpload(upload: Upload, today: Day): Promise<RentRoll> {
  const rentRoll = await openUpload(upload, today);
  return { ...rentRoll, rows: blamingRentRoll(rentRoll.rows) };
}

async function openUpload(upload: Upload, today: Day): Promise<RentRoll> {
  const opened = (file: ImportFile, bytes: UploadedFile) =>
    blaming(file, () =>
      openFirstSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    );
  const { software, files } = upload;
  const rentRoll = await opened('rent_roll', files.rent_roll);
  if (software !== 'easystorage')
    return blaming('rent_roll', () => readRentRoll(rentRoll, software, today));
  const addressList = await opened('tenant_address_list', files.tenant_address_list);
  const insuranceSheet = await opened('insurance_sheet', files.insurance_sheet);
  return readEasyStorage({ rentRoll, addressList, insuranceSheet }, today, blaming);
}

/** Runs the work on a file, so that what it refuses is told of that file. */
export type Blaming = <T>(file: ImportFile, work: () => Promise<T>) => Promise<T>;

const blaming: Blaming = (file, work) =>
  work().catch((error: unknown) => {
    throw blamed(file, error);
  });

async function* blamingRentRoll(rows: RentRoll['rows']): RentRoll['rows'] {
  try {
    yield* rows;
  } catch (error) {
    throw blamed('rent_roll', error);
  }
}

const blamed = (file: ImportFile, error: unknown) =>
  error instanceof WorkbookError || error instanceof NoHeadings
    ? new UnreadableFile(file, error.message)
    : error;
