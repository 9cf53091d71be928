import type { ImportFile, Software } from '@audit-letters/api-client/contract';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { Invalid } from '../../http/errors.ts';
import { openSheet, WorkbookError } from '../../sheets/read.ts';
import { easyStorageLookup, readAddresses, readInsurances } from './easyStorage.ts';
import { type PlannedRow, planRows, type ReadContext } from './rentRoll.ts';
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

export interface ReadRequest extends ReadContext {
  upload: Upload;
}

/** The program of each file whose headings only one program writes. */
export type Programs = Partial<Record<ImportFile, Software>>;

export interface PlannedUpload {
  programs: Programs;
  rowCount: number;
  /** Arrays of `PlannedRow` as encoded JSON: objects take several times the memory and the time. */
  batches: ArrayBuffer[];
}

/** The error of an unusable upload. Messages between threads lose the class of an error. */
export interface Refusal {
  refused: { message: string; fields: Record<string, string> | undefined };
}

/**
 * Reads the files of an upload and plans each row. Runs in a worker thread and transfers the batches without a copy.
 */
export async function readUpload({ upload, ...context }: ReadRequest) {
  try {
    const { programs, rows } = await openUpload(upload, context);
    const planned: PlannedUpload = { programs, ...(await encode(rows)) };
    return move({ [transferableSymbol]: planned.batches, [valueSymbol]: planned });
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { refused: { message: error.message, fields: error.fields } } satisfies Refusal;
  }
}

/** The length of a batch, in characters. */
const BATCH_LENGTH = 1_000_000;
/** The sheet reader does not limit the total length of shared texts. */
const MOST_BYTES = 150_000_000;

async function encode(
  rows: AsyncIterable<PlannedRow[]>,
): Promise<Pick<PlannedUpload, 'rowCount' | 'batches'>> {
  let rowCount = 0;
  const batches: ArrayBuffer[] = [];
  let batch: string[] = [];
  let length = 0;
  let bytes = 0;
  const finish = () => {
    const { buffer } = new TextEncoder().encode(`[${batch.join()}]`);
    bytes += buffer.byteLength;
    if (bytes > MOST_BYTES) throw tooMuch();
    batches.push(buffer);
    batch = [];
    length = 0;
  };
  for await (const each of rows) {
    rowCount += each.length;
    for (const row of each) {
      const json = JSON.stringify(row);
      batch.push(json);
      length += json.length;
      if (length > BATCH_LENGTH) finish();
    }
  }
  finish();
  return { rowCount, batches };
}

export const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');

interface OpenedUpload {
  programs: Programs;
  /** Each row below the headings once, in batches. */
  rows: AsyncGenerator<PlannedRow[]>;
}

async function openUpload(
  { software, files }: Upload,
  context: ReadContext,
): Promise<OpenedUpload> {
  const open = (file: ImportFile, bytes: UploadedFile) =>
    withFile(file, async () => {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      return openTable(await openSheet(buffer), software, file);
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

function programsOf(tables: Partial<Record<ImportFile, Table>>): Programs {
  const programs: Programs = {};
  for (const [file, { program }] of Object.entries(tables) as [ImportFile, Table][])
    if (program) programs[file] = program;
  return programs;
}

/** Adds the file's label to the errors of the work on that file. */
const withFile = <T>(file: ImportFile, work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw errorOfFile(file, error);
  });

async function* rowsWithFile(file: ImportFile, rows: OpenedUpload['rows']): OpenedUpload['rows'] {
  try {
    yield* rows;
  } catch (error) {
    throw errorOfFile(file, error);
  }
}

function errorOfFile(file: ImportFile, error: unknown): unknown {
  if (!(error instanceof WorkbookError || error instanceof NoHeadings)) return error;
  const message = `${fileLabels[file]}: ${error.message}`;
  return new Invalid(message, { [file]: message });
}
