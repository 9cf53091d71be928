import { nothing } from '../decode/fields.ts';
import type { Software } from '../facilities/enums.ts';
import type { Call } from '../transport/call.ts';
import { path } from '../transport/encode.ts';
import type { CallOptions, HttpRequest } from '../transport/http.ts';
import { dataOfRefusal } from '../transport/refusals.ts';
import type { Transport } from '../transport/transport.ts';
import type { ImportChoice, ImportColumn, ImportQuestion } from './contract.ts';
import { importErrors, importQuestion, importResult, unreadHeadings } from './entities.ts';
import { ImportConfirmations, type ImportFile, ImportFiles } from './enums.ts';

/** The files of one export of the storage-management software, each an .xlsx. */
export type ImportRequest = {
  /** The rent roll, an .xlsx file. */
  rent_roll: Blob;
  /** The facility of rows that name none. */
  facility_number?: string;
  /** Whether the headings may be those of another program (see `questionOfImport`). */
  software_confirmed?: boolean;
  /** Whether rows may name other facilities than `facility_number`. */
  facilities_confirmed?: boolean;
  /** `false` asks before a file is imported that may be the file of another facility (see `questionOfImport`). */
  tenants_confirmed?: boolean;
  /** The differences of the preview to take over. */
  apply?: readonly ImportChoice[];
  /** The columns of a rent roll whose headings were not recognised (see `headingsOfImport`). */
  columns?: readonly ImportColumn[];
} & (
  | {
      /** The program that made the file. */
      software: Exclude<Software, 'easystorage'>;
    }
  | {
      /** The program that made the files. Its rent roll has no addresses. */
      software: 'easystorage';
      /** The addresses of the tenants, an .xlsx file. */
      tenant_address_list: Blob;
      /** The insurance sheet, an .xlsx file. */
      insurance_sheet: Blob;
    }
);

type UploadOptions = CallOptions & Pick<HttpRequest, 'onProgress'>;

/** Tenants from the storage-management software. */
export const createImportCalls = ({ call }: Transport) => ({
  /** POST /api/tenants/import. All rows are stored, or none. */
  upload: (request: ImportRequest, options?: UploadOptions) =>
    send(call, importBody(request), options),

  /**
   * POST /api/tenants/import with `preview` (IMP-23). Responds like `upload` and stores nothing. A server without
   * previews imports the files.
   */
  preview: (request: ImportRequest, options?: UploadOptions) =>
    send(call, importBody(request, { preview: true }), options),

  /** GET /api/imports/{id}/errors (IMP-47). */
  errors: (id: number, options?: CallOptions) =>
    call('GET', path`/api/imports/${id}/errors`, { read: importErrors, ...options }),

  /** POST /api/imports/{id}/dismiss-errors (IMP-47). Deletes the refused rows. */
  dismissErrors: (id: number, options?: CallOptions) =>
    call('POST', path`/api/imports/${id}/dismiss-errors`, { read: nothing, ...options }),
});

export interface ImportCalls extends ReturnType<typeof createImportCalls> {}

/** The question of a refused upload or preview, or `null` for any other error. */
export const questionOfImport = (error: unknown): ImportQuestion | null =>
  dataOfRefusal(error, 422, importQuestion);

/** The headings of a rent roll that was refused because none is recognised, or `null` for any other error. */
export const headingsOfImport = (error: unknown): string[] | null =>
  dataOfRefusal(error, 422, unreadHeadings)?.headings ?? null;

const send = (call: Call, multipart: FormData, options?: UploadOptions) =>
  call('POST', '/api/tenants/import', {
    multipart,
    read: importResult,
    ...options,
  });

/** The fields precede the files: the server needs the software before the first file. */
function importBody(request: ImportRequest, { preview = false }: { preview?: boolean } = {}) {
  const { software, facility_number, apply = [], columns = [] } = request;
  const body = new FormData();
  body.set('software', software);
  if (preview) body.set('preview', 'true');
  if (facility_number) body.set('facility_number', facility_number);
  for (const name of ImportConfirmations) {
    const answer = request[name];
    if (answer !== undefined) body.set(name, String(answer));
  }
  if (apply.length > 0) body.set('apply', JSON.stringify(apply));
  if (columns.length > 0) body.set('columns', JSON.stringify(columns));
  const files: Partial<Record<ImportFile, Blob>> = request;
  for (const name of ImportFiles) {
    const file = files[name];
    if (file) body.set(name, file);
  }
  return body;
}
