import { addAbortSignal } from 'node:stream';
import {
  type ImportChoice,
  ImportChoices,
  type ImportColumn,
  ImportColumns,
  type ImportFile,
  ImportFiles,
  type Software,
  SoftwareKinds,
} from '@audit-letters/api-client/contract';
import { importFileNames } from '@audit-letters/api-client/values';
import type { FastifyRequest } from 'fastify';
import { Check } from 'typebox/value';
import { type SpooledFile, spool } from '../files/index.ts';
import { HttpError, Invalid, invalidField } from '../http/errors.ts';
import { orAborted } from '../http/stop.ts';
import type { ReadRequest, UploadedFile } from './read/readUpload.ts';

const MOST_MEGABYTES = 20;

export interface ImportForm {
  software: Software;
  facilityNumber: string | undefined;
  preview: boolean;
  softwareConfirmed: boolean;
  facilitiesConfirmed: boolean;
  /** `false` refuses a file that looks like the file of another facility (IMP-36). */
  tenantsConfirmed: boolean;
  /** The differences to take over, of those that the preview showed (IMP-44). */
  choices: ImportChoice[];
  /** The columns that the user has named (IMP-74). */
  columns: ImportColumn[];
  /** Reads the files into memory. */
  open(): Promise<ReadRequest['files']>;
  /** Removes the files. */
  close(): Promise<void>;
}

const limits = {
  fileSize: MOST_MEGABYTES * 1024 * 1024,
  files: ImportFiles.length,
  fields: 12,
  // A thousand choices.
  fieldSize: 1_000_000,
  parts: 15,
};

const flag = (description: string) => ({ type: 'boolean', description });

/** The form as the OpenAPI document describes it. Its fields come before its files. */
export const documentedForm = {
  type: 'object',
  required: ['software', 'rent_roll'],
  properties: {
    software: {
      type: 'string',
      enum: [...SoftwareKinds],
      description: 'The program that made the files',
    },
    facility_number: { type: 'string', description: 'The facility of rows that name none' },
    preview: flag('Answers without storing anything'),
    software_confirmed: flag('Whether headings of another program are right'),
    facilities_confirmed: flag('Whether rows may name other facilities'),
    tenants_confirmed: flag('`false` asks before a suspicious file is imported'),
    columns: {
      type: 'string',
      description: 'The columns of the rent roll, `ImportColumn[]` as JSON',
    },
    apply: { type: 'string', description: 'The chosen changes, `ImportChoice[]` as JSON' },
    ...Object.fromEntries(
      ImportFiles.map((name) => [
        name,
        {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'An .xlsx file; only EasyStorage needs more than `rent_roll`',
        },
      ]),
    ),
  },
};

/** Reads the multipart body. Its files wait on the disk: those of ten waiting imports would fill the memory. */
export async function readForm(request: FastifyRequest, signal: AbortSignal): Promise<ImportForm> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'The files are expected as multipart/form-data.');
  }
  const files = new Map<ImportFile, SpooledFile>();
  const close = async () => {
    for (const file of files.values()) await file.close();
  };
  try {
    // The parts of a form that was cut off never end.
    const fields = await orAborted(readParts(request, files, signal), signal);
    return {
      software: softwareOf(fields.get('software')),
      facilityNumber: fields.get('facility_number') || undefined,
      preview: fields.get('preview') === 'true',
      softwareConfirmed: fields.get('software_confirmed') === 'true',
      facilitiesConfirmed: fields.get('facilities_confirmed') === 'true',
      tenantsConfirmed: fields.get('tenants_confirmed') !== 'false',
      choices: choicesOf(fields.get('apply')),
      columns: columnsOf(fields.get('columns')),
      async open() {
        const opened = new Map<ImportFile, UploadedFile>();
        for (const [name, file] of files) opened.set(name, await file.read());
        return opened;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function choicesOf(json: string | undefined): ImportChoice[] {
  if (!json) return [];
  try {
    const choices: unknown = JSON.parse(json);
    if (Check(ImportChoices, choices) && choices.every(({ seen_at }) => Date.parse(seen_at))) {
      return choices;
    }
  } catch {}
  throw new Invalid('The chosen changes could not be read.');
}

function columnsOf(json: string | undefined): ImportColumn[] {
  if (!json) return [];
  try {
    const columns: unknown = JSON.parse(json);
    if (Check(ImportColumns, columns)) return columns;
  } catch {}
  throw new Invalid('The named columns could not be read.');
}

type SpooledFiles = Map<ImportFile, SpooledFile>;

/** Returns the fields of the form, and adds its files to the map. */
async function readParts(request: FastifyRequest, files: SpooledFiles, signal: AbortSignal) {
  const fields = new Map<string, string>();
  let tooBig: ImportFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, String(part.value).trim());
        continue;
      }
      const file = ImportFiles.find((name) => name === part.fieldname);
      if (!file) {
        part.file.resume();
        continue;
      }
      const spooled = await spool(addAbortSignal(signal, part.file));
      // Without a chosen file, a browser sends an empty part without a file name.
      const isChosen = (spooled.size > 0 || part.filename) && !files.has(file);
      if (isChosen) files.set(file, spooled);
      else await spooled.close();
      if (part.file.truncated) tooBig ??= file;
    }
  } catch (error) {
    // The error for too many parts is already clear.
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error;
    throw new HttpError(400, 'The form could not be read.');
  }
  if (tooBig) throw tooLarge(tooBig);
  return fields;
}

const tooLarge = (file: ImportFile) => {
  const message = `${importFileNames[file]}: This file is too big. At most ${MOST_MEGABYTES} MB are accepted; upload it in smaller parts.`;
  return new HttpError(413, message, { fields: { [file]: message } });
};

function softwareOf(word: string | undefined): Software {
  if (!word) throw invalidField('software', 'Choose the software type.');
  const software = SoftwareKinds.find((kind) => kind === word);
  if (!software) throw invalidField('software', `No such software as '${word.slice(0, 60)}'!`);
  return software;
}
