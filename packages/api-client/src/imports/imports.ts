import type { Software } from '../facilities/words.ts';
import type { Call, CallOptions } from '../http/call.ts';
import type { UploadProgress } from '../http/transport.ts';
import { importResult } from './readers.ts';
import { type ImportFile, ImportFiles } from './words.ts';

/** The files of one export of the storage-management software, each an .xlsx. */
export type ImportOrder = {
  /** The facility that all rows belong to, when the files do not name it. */
  facility_number?: string;
} & (
  | { software: Exclude<Software, 'easystorage'>; rent_roll: Blob }
  | ({ software: 'easystorage' } & Record<ImportFile, Blob>)
);

type UploadOptions = CallOptions & { onProgress?: (progress: UploadProgress) => void };

/** Tenants from the storage-management software. */
export const imports = (call: Call) => ({
  /** POST /api/tenants/import (Tenants and people spec §7). All rows are stored, or none. */
  upload: (order: ImportOrder, options?: UploadOptions) => send(call, importBody(order), options),

  /** What `upload` would do, row by row. Nothing is stored; a server that knows no previews would import. */
  preview: (order: ImportOrder, options?: UploadOptions) =>
    send(call, importBody(order, { preview: true }), options),
});

const send = (call: Call, multipart: FormData, options?: UploadOptions) =>
  call('POST', '/api/tenants/import', {
    multipart,
    read: importResult,
    fallback: 'An unknown error occurred!',
    ...options,
  });

/** The words come before the files, so that the server knows the software when a file begins. */
function importBody(
  { software, facility_number, ...files }: ImportOrder,
  { preview = false }: { preview?: boolean } = {},
) {
  const body = new FormData();
  body.set('software', software);
  if (preview) body.set('preview', 'true');
  if (facility_number) body.set('facility_number', facility_number);
  const given: Partial<Record<ImportFile, Blob>> = files;
  for (const name of ImportFiles) {
    const file = given[name];
    if (file) body.set(name, file);
  }
  return body;
}
