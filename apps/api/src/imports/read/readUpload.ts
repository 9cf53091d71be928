import type { ImportColumn, ImportFile, Software } from '@audit-letters/api-client/contract';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { Invalid, invalidField } from '../../http/errors.ts';
import { openSheet, WorkbookError } from '../../sheets/read.ts';
import { easyStorageLookup, readAddresses, readInsurances } from './easyStorage.ts';
import { type PlannedRow, planRows, type ReadContext, type TenantLookup } from './rentRoll.ts';
import { openTable, UnknownHeadings } from './rows/table.ts';
import { facilityFinder, type KnownFacility } from './sites.ts';

/** Backed by its own buffer, so that a worker thread can take it over. */
export type UploadedFile = Uint8Array<ArrayBuffer>;

/** The labels of the file pickers. */
export const fileLabels: Record<ImportFile, string> = {
  rent_roll: 'Rent Roll',
  tenant_address_list: 'Tenant Address List',
  insurance_sheet: 'Insurance Sheet',
};

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
  otherAccount?: KnownFacility;
  rowCount: number;
  /** Arrays of `PlannedRow` as encoded JSON: objects take several times the memory and the time. */
  batches: ArrayBuffer[];
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

/**
 * Reads the files of an upload and plans each row. Runs in a worker thread and transfers the batches without a copy.
 */
export async function readUpload({ files, columns, ...context }: ReadRequest) {
  const programs: Programs = [];
  /** The file that an error is about. */
  let reading: ImportFile = 'rent_roll';
  const open = async (file: ImportFile) => {
    reading = file;
    const bytes = files.get(file);
    if (!bytes) throw invalidField(file, `The ${fileLabels[file]} file is required.`);
    const { buffer, byteOffset, byteLength } = bytes;
    const sheet = await openSheet(Buffer.from(buffer, byteOffset, byteLength));
    const table = await openTable(sheet, file, {
      software: context.software,
      named: file === 'rent_roll' ? columns : [],
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
    const encoded = await encode(planRows(rentRoll, context, find, lookup));
    const other = otherAccount();
    const planned: PlannedUpload = { programs, ...(other && { otherAccount: other }), ...encoded };
    return move({ [transferableSymbol]: planned.batches, [valueSymbol]: planned });
  } catch (error) {
    const refusal =
      error instanceof WorkbookError
        ? invalidField(reading, `${fileLabels[reading]}: ${error.message}`)
        : error;
    if (!(refusal instanceof Invalid)) throw error;
    const headings = reading === 'rent_roll' && error instanceof UnknownHeadings && error.headings;
    const { message, fields } = refusal;
    return { refused: { message, fields, ...(headings && { headings }) } } satisfies Refusal;
  }
}

const BATCH_CHARACTERS = 1_000_000;
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
      if (length > BATCH_CHARACTERS) finish();
    }
  }
  finish();
  return { rowCount, batches };
}

export const tooMuch = () =>
  new Invalid('The file takes too long or too much memory to read. Upload it in smaller parts.');
