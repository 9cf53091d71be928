import {
  AbortedError,
  type ImportOrder,
  type ImportQuestion,
  type ImportResult,
  questionOfImport,
} from '@audit-letters/api-client';
import type { ImportTenantsModel, JobLink } from '@audit-letters/screens';
import { client } from '../client.ts';
import { openDownload } from '../downloads/openDownload.ts';
import { type JobRequest, jobs } from '../jobs/jobs.ts';
import { session } from '../session/store.ts';

type Purpose = Extract<ImportTenantsModel, { status: 'uploading' }>['purpose'];

const choosing: ImportTenantsModel = { status: 'choosing' };

let model: ImportTenantsModel = choosing;
/** Whose it is: what one user has imported is not for the next. */
let ownerId: number | undefined;
let abort: AbortController | null = null;
/** What the preview that is shown was made of. */
let previewed: ImportOrder | null = null;
const listeners = new Set<() => void>();

/**
 * The one import of this tab. It goes on when its page is left, and the page finds it again. The list of duplicates
 * opens by itself, and its link stays in the result and in the tray.
 */
export const currentImport = {
  model: () => (session.get()?.user.id === ownerId ? model : choosing),

  /** Imports the files; a failure is thrown once the page is back at choosing. */
  upload: (order: ImportOrder, ask: AskAboutImport) =>
    send('import', async (options) => complete(await jobs.run(jobOf(order, ask, options)))),

  /** Asks what an import of the files would do. */
  preview: (order: ImportOrder, ask: AskAboutImport) =>
    send('preview', async (options) => {
      const { result, confirmed } = await answered(order, ask, (confirmed) =>
        client.imports.preview(confirmed, options),
      );
      // A server that knows no previews has imported; then that is what is told.
      if (result.preview_rows === undefined) return complete(result);
      previewed = confirmed;
      publish({ status: 'preview', result, software: order.software });
    }),

  /** Does what the preview shows. */
  confirmPreview: async (ask: AskAboutImport) => {
    if (previewed) await currentImport.upload(previewed, ask);
  },

  cancel: () => abort?.abort(),

  /** Nothing is shown any more but the form. An import that is on its way goes on; a preview does not. */
  clear() {
    previewed = null;
    if (model.status !== 'uploading') publish(choosing);
    else if (model.purpose === 'preview') abort?.abort();
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Asks the reader what the server wants confirmed. */
export type AskAboutImport = (question: ImportQuestion, order: ImportOrder) => Promise<boolean>;

/** Sends the order again with each yes; a no calls it off. */
async function answered(
  order: ImportOrder,
  ask: AskAboutImport,
  sent: (confirmed: ImportOrder) => Promise<ImportResult>,
): Promise<{ result: ImportResult; confirmed: ImportOrder }> {
  // Without an answer, the server asks also before it changes a facility's software.
  let confirmed: ImportOrder = { software_confirmed: false, ...order };
  for (;;) {
    try {
      return { result: await sent(confirmed), confirmed };
    } catch (error) {
      const question = questionOfImport(error);
      if (!question || confirmed[question.confirm]) throw error;
      if (!(await ask(question, confirmed))) throw new AbortedError();
      confirmed = { ...confirmed, ...yes[question.confirm] };
    }
  }
}

const yes = {
  software_confirmed: { software_confirmed: true },
  facilities_confirmed: { facilities_confirmed: true },
};

interface SendOptions {
  signal: AbortSignal;
  onProgress: (progress: { loaded: number; total: number | null }) => void;
}

async function send(purpose: Purpose, work: (options: SendOptions) => Promise<void>) {
  abort = new AbortController();
  ownerId = session.get()?.user.id;
  publish({ status: 'uploading', purpose, progress: { loaded: 0, total: null } });
  try {
    await work({
      signal: abort.signal,
      onProgress: (progress) => publish({ status: 'uploading', purpose, progress }),
    });
  } catch (error) {
    publish(choosing);
    if (!(error instanceof AbortedError)) throw error;
  }
}

/** The import as a job of the tray, which can be called off there too. */
const jobOf = (
  order: ImportOrder,
  ask: AskAboutImport,
  { signal, onProgress }: SendOptions,
): JobRequest<ImportResult> => ({
  title: `Import of ${order.rent_roll instanceof File ? order.rent_roll.name : 'a rent roll'}`,
  endsWithPage: true,
  work: async (job) => {
    const { result } = await answered(order, ask, (confirmed) =>
      client.imports.upload(confirmed, {
        signal: AbortSignal.any([signal, job.signal]),
        onProgress: (progress) => {
          onProgress(progress);
          if (progress.total !== null)
            job.onProgress({ value: progress.loaded, max: progress.total });
        },
      }),
    );
    return result;
  },
  outcome: (result) => ({
    summary: `${result.insert_count} ${result.insert_count === 1 ? 'tenant' : 'tenants'} imported, ${result.active_tenants_count} already active`,
    links: linksOf(result),
  }),
});

function complete(result: ImportResult) {
  const duplicatesHref = duplicatesOf(result);
  publish({ status: 'complete', result, duplicatesHref, reportHref: reportOf(result) });
  if (duplicatesHref) openDownload(duplicatesHref);
}

function linksOf(result: ImportResult): JobLink[] {
  const links = [
    { label: 'Duplicates', href: duplicatesOf(result) },
    { label: 'Row report', href: reportOf(result) },
  ];
  return links.flatMap(({ label, href }) => (href ? [{ label, href }] : []));
}

const duplicatesOf = ({ duplicate_tenant_filename: file_key }: ImportResult) =>
  file_key && client.exports.downloadUrl({ file_key, filename: 'duplicate_tenants' });

const reportOf = ({ report_filename: file_key }: ImportResult) =>
  file_key ? client.exports.downloadUrl({ file_key, filename: 'import_report' }) : null;

function publish(next: ImportTenantsModel) {
  model = next;
  for (const listener of listeners) listener();
}
