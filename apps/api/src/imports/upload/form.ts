import {
  type ImportFile,
  ImportFiles,
  type Software,
  SoftwareKinds,
} from '@audit-letters/api-client/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError, Invalid } from '../../http/errors.ts';
import { fileLabels, type Upload, type UploadedFile } from '../read/readUpload.ts';

const MOST_MEGABYTES = 20;

export interface ImportForm {
  upload: Upload;
  facilityNumber: string | undefined;
  preview: boolean;
  /** The answer to the question about the software. With `ask`, a change of a facility's software is a question too. */
  softwareConfirmed: boolean | 'ask';
  facilitiesConfirmed: boolean;
}

const limits = {
  fileSize: MOST_MEGABYTES * 1024 * 1024,
  files: ImportFiles.length,
  fields: 10,
  fieldSize: 1_000,
  parts: 13,
};

/** Reads the multipart body. Its files stay in memory until they are parsed. */
export async function readForm(request: FastifyRequest): Promise<ImportForm> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'The files are expected as multipart/form-data.');
  }
  const { fields, files, tooBig } = await readParts(request).catch((error: unknown) => {
    throw unreadable(error);
  });
  if (tooBig) throw tooLarge(tooBig);
  return {
    upload: uploadOf(softwareOf(fields.get('software')), files),
    facilityNumber: fields.get('facility_number') || undefined,
    preview: fields.get('preview') === 'true',
    softwareConfirmed:
      fields.get('software_confirmed') === 'false'
        ? 'ask'
        : fields.get('software_confirmed') === 'true',
    facilitiesConfirmed: fields.get('facilities_confirmed') === 'true',
  };
}

async function readParts(request: FastifyRequest) {
  const fields = new Map<string, string>();
  const files = new Map<ImportFile, UploadedFile>();
  let tooBig: ImportFile | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value).trim());
      continue;
    }
    const file = ImportFiles.find((name) => name === part.fieldname);
    const bytes = await read(part, file !== undefined);
    if (!file) continue;
    if (part.file.truncated) tooBig ??= file;
    // Without a chosen file, a browser sends an empty part without a file name.
    if (bytes.length > 0 || part.filename) files.set(file, bytes);
  }
  return { fields, files, tooBig };
}

/** An incomplete or invalid form is a 400. The error for too many parts is already clear. */
function unreadable(error: unknown): unknown {
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413 ? error : new HttpError(400, 'The form could not be read.');
}

async function read(part: MultipartFile, wanted: boolean): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) if (wanted) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const tooLarge = (file: ImportFile) => {
  const message = `${fileLabels[file]}: This file is too big. At most ${MOST_MEGABYTES} MB are accepted; upload it in smaller parts.`;
  return new HttpError(413, message, { fields: { [file]: message } });
};

function softwareOf(word: string | undefined): Software {
  if (!word)
    throw new Invalid('Choose the software type.', { software: 'Choose the software type.' });
  const software = SoftwareKinds.find((kind) => kind === word);
  if (!software) {
    const message = `No such software as '${word.slice(0, 60)}'!`;
    throw new Invalid(message, { software: message });
  }
  return software;
}

function uploadOf(software: Software, files: ReadonlyMap<ImportFile, UploadedFile>): Upload {
  const given = (file: ImportFile): UploadedFile => {
    const bytes = files.get(file);
    if (bytes) return bytes;
    const message = `The ${fileLabels[file]} file is required.`;
    throw new Invalid(message, { [file]: message });
  };
  if (software !== 'easystorage') return { software, files: { rent_roll: given('rent_roll') } };
  return {
    software,
    files: {
      rent_roll: given('rent_roll'),
      tenant_address_list: given('tenant_address_list'),
      insurance_sheet: given('insurance_sheet'),
    },
  };
}
