import type { ImportFile, ImportResult } from '@audit-letters/api-client/contract';
import type { Caller, TestResponse } from '../../testing/testApp.ts';

export interface TestForm {
  software?: string;
  facility_number?: string;
  preview?: 'true';
  software_confirmed?: string;
  facilities_confirmed?: string;
  tenants_confirmed?: string;
  apply?: string;
  columns?: string;
  files?: Partial<Record<ImportFile, Buffer>>;
}

const boundary = '----rent-roll';

/** The call that a browser makes. */
export const uploadRequest = {
  method: 'POST',
  url: '/api/tenants/import',
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
} as const;

/** The body that a browser sends with it. */
export function uploadBody({ files = {}, ...fields }: TestForm): Buffer {
  const chunks: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
    );
  }
  for (const [name, bytes] of Object.entries(files)) {
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return Buffer.concat(chunks);
}

/** Uploads as a browser does. */
export const upload = (caller: Caller, form: TestForm): Promise<TestResponse> =>
  caller.inject({ ...uploadRequest, payload: uploadBody(form) });

/** The body of an answer that must be a success. */
export function succeeded({ statusCode, body }: TestResponse) {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body);
}

/** The result of an upload that must succeed. */
export const imported = async (caller: Caller, form: TestForm): Promise<ImportResult> =>
  succeeded(await upload(caller, form));
