import {
  AbortedError,
  type AskAboutImport,
  createImportCalls,
  headingsOfImport,
  type ImportChoice,
  type ImportColumn,
  type ImportRequest,
  type ImportResult,
  NeedsMoreFilesError,
  questionOfImport,
  ResponseError,
  sendConfirmed,
} from '@audit-letters/api-client';
import { parseMoment } from '@audit-letters/api-client/values';
import { type ImportTenantsModel, importWords, type JobLink } from '@audit-letters/screens';
import { create } from 'zustand';
import { openDownload } from '../activity/downloads.ts';
import { type JobRequest, jobs } from '../activity/jobs.ts';
import { exportCalls } from '../loading/calls.ts';
import { session, useSession } from '../session/store.ts';
import { transport } from '../session/transport.ts';
import { namedColumns } from './namedColumns.ts';

export const importCalls = createImportCalls(transport);

type Purpose = Extract<ImportTenantsModel, { status: 'uploading' }>['purpose'];

const choosing: ImportTenantsModel = { status: 'choosing' };

const useStore = create<ImportTenantsModel>(() => choosing);
const show = (model: ImportTenantsModel) => useStore.setState(model, true);
/** The user of the import. Another user of this tab does not see it. */
let ownerId: number | undefined;
let abort: AbortController | null = null;
/**
 * The request sent last, with the answers to the server's questions. Its files can be read until the page is closed.
 */
let lastRequest: ImportRequest | null = null;
/** The request whose headings were not recognised. */
let unread: { request: ImportRequest; headings: readonly string[] } | null = null;
/** The user opens a tenant of the preview and comes back to it. */
let isKept = false;

/**
 * The import of this tab. It continues while other pages are open. The list of duplicates downloads by itself (IMP-7),
 * and the result and the message panel link to it.
 */
export const currentImport = {
  get: () => (session.get()?.user.id === ownerId ? useStore.getState() : choosing),

  /** Imports the files. If it fails, the form is shown again and the error is thrown. */
  upload: (request: ImportRequest, ask: AskAboutImport) =>
    send('import', async (options) => {
      const { result } = await sendAndRemember(request, ask, (confirmed) =>
        jobs.run(jobOf(confirmed, options)),
      );
      complete(result);
    }),

  /** Previews an import of the files. */
  preview: (request: ImportRequest, ask: AskAboutImport) =>
    send('preview', async (options) => {
      const { result, confirmed } = await sendAndRemember(request, ask, (confirmed) =>
        importCalls.preview(confirmed, options),
      );
      // Without `preview_rows`, the server has no preview call and has imported the files.
      if (result.preview_rows === undefined) return complete(result);
      const { columns } = confirmed;
      show({ status: 'preview', result, ...(columns && { columns }), ...sourceOf(confirmed) });
    }),

  /** Previews the rent roll with the columns that the user has named, and remembers them for its headings. */
  previewColumns: async (ask: AskAboutImport, columns: readonly ImportColumn[]) => {
    if (!unread) return;
    namedColumns.remember(unread.headings, columns);
    await currentImport.preview({ ...unread.request, columns }, ask);
  },

  /** Shows the columns that the user has named. */
  changeColumns() {
    if (unread) show(columnsModel(unread));
  },

  /** Previews the files sent last again. The ticks of a refused preview stay on the changes that are still the same. */
  previewAgain: async (ask: AskAboutImport) => {
    if (!lastRequest) return;
    const { apply: _applied, ...request } = lastRequest;
    const before = useStore.getState();
    await currentImport.preview(request, ask);
    if (before.status === 'preview' && before.ticked) currentImport.tick({ ticked: before.ticked });
  },

  /** Keeps the ticked changes of the preview. */
  tick({ ticked }: { ticked: ReadonlySet<string> }) {
    const model = useStore.getState();
    if (model.status === 'preview') show({ ...model, ticked });
  },

  /** Imports the previewed files and applies the ticked changes. */
  confirmPreview: async (ask: AskAboutImport, apply: ImportChoice[]) => {
    if (lastRequest) await currentImport.upload({ ...lastRequest, apply }, ask);
  },

  /** Shows that the import of a result is undone, unless another import has begun meanwhile. */
  undone({ insert_count, applied_count = 0, undo }: ImportResult) {
    const model = useStore.getState();
    if (model.status === 'complete' && model.result.undo === undo)
      show({ status: 'undone', removedCount: insert_count, restoredCount: applied_count });
  },

  cancel: () => abort?.abort(),

  /** Keeps the preview when the page is left next. */
  keep() {
    isKept = true;
  },

  /** The next visit starts with an empty form; the result stays in the messages. */
  leave() {
    if (!isKept) currentImport.clear();
    isKept = false;
  },

  /** Returns to the form. A running import continues, a running preview is cancelled. */
  clear() {
    const model = useStore.getState();
    if (model.status !== 'uploading') {
      lastRequest = null;
      show(choosing);
    } else if (model.purpose === 'preview') abort?.abort();
  },
};

/** The model of `currentImport`. */
export function useCurrentImport(): ImportTenantsModel {
  const model = useStore();
  return useSession()?.user.id === ownerId ? model : choosing;
}

/** Sends the files with the user's confirmations, and keeps them for the next call. */
const sendAndRemember: typeof sendConfirmed = async (request, ask, call) => {
  const result = await sendConfirmed(request, ask, call).catch((error: unknown) => {
    const headings = headingsOfImport(error);
    if (!headings) throw error;
    unread = { request, headings };
    const columns = namedColumns.find(headings);
    if (request.columns || columns.length === 0) throw error;
    return sendConfirmed({ ...request, columns }, ask, call);
  });
  lastRequest = result.confirmed;
  return result;
};

/** Unit, Name, Address, City, State and ZIP Code: a sheet with fewer columns is no rent roll. */
const neededColumns = 6;

const columnsModel = ({ request, headings }: NonNullable<typeof unread>): ImportTenantsModel => ({
  status: 'columns',
  headings,
  columns: namedColumns.find(headings),
  software: request.software,
});

interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: { loaded: number; total: number | null }) => void;
}

async function send(purpose: Purpose, work: (options: SendOptions) => Promise<void>) {
  const before = useStore.getState();
  abort = new AbortController();
  ownerId = session.get()?.user.id;
  show({ status: 'uploading', purpose, progress: { loaded: 0, total: null } });
  try {
    await work({
      signal: abort.signal,
      onProgress: (progress) => show({ status: 'uploading', purpose, progress }),
    });
  } catch (error) {
    const canName = (headingsOfImport(error)?.length ?? 0) >= neededColumns;
    show(canName && unread ? columnsModel(unread) : afterFailure(error, before));
    if (!(error instanceof AbortedError)) throw error;
  }
}

/** The preview stays after a failed import of it. */
function afterFailure(error: unknown, before: ImportTenantsModel): ImportTenantsModel {
  if (error instanceof NeedsMoreFilesError) return { status: 'choosing', software: error.software };
  if (before.status !== 'preview') return choosing;
  const isStale = error instanceof ResponseError && error.status === 409;
  return { ...before, ...(isStale && { isStale }) };
}

/**
 * The import as a job, which the user can also cancel in the message panel. It ends with a question: files whose
 * question is open are not being imported.
 */
const jobOf = (
  request: ImportRequest,
  { signal, onProgress }: SendOptions,
): JobRequest<ImportResult> => ({
  title: importWords.job.title(request),
  interrupted: importWords.job.interrupted,
  cancellable: true,
  failsElsewhere: (error) => questionOfImport(error) !== null,
  work: (job) =>
    importCalls.upload(request, {
      signal: AbortSignal.any([signal, job.signal]),
      onProgress: (progress) => {
        onProgress(progress);
        if (progress.total !== null)
          job.onProgress({ value: progress.loaded, max: progress.total });
      },
    }),
  outcome: (result) => ({
    summary: importWords.job.summary(result),
    links: linksOf(result),
  }),
});

function complete(result: ImportResult) {
  const duplicatesHref = duplicatesOf(result);
  show({
    status: 'complete',
    result,
    duplicatesHref,
    reportHref: reportOf(result),
    ...(lastRequest && sourceOf(lastRequest)),
  });
  if (duplicatesHref) openDownload(duplicatesHref);
}

/** The software and the names of the files, now that the server has responded. */
function sourceOf(request: ImportRequest) {
  const names = Object.values(request).flatMap((value) =>
    value instanceof File ? value.name : [],
  );
  const at = parseMoment(new Date().toISOString());
  return { software: request.software, ...(at && { files: { names, at } }) };
}

function linksOf(result: ImportResult): JobLink[] {
  const links = [
    { label: importWords.job.duplicates, href: duplicatesOf(result) },
    { label: importWords.job.report, href: reportOf(result) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}

const duplicatesOf = ({ duplicate_tenant_filename: file_key }: ImportResult) =>
  file_key && exportCalls.downloadUrl({ file_key, filename: 'duplicate_tenants' });

const reportOf = ({ report_filename: file_key }: ImportResult) =>
  file_key ? exportCalls.downloadUrl({ file_key, filename: 'import_report' }) : null;
