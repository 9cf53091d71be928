import { type ExportFile, errorText } from '@audit-letters/api-client';
import { listWords, shellWords } from '@audit-letters/screens';
import { useState } from 'react';
import useSWRMutation from 'swr/mutation';
import { openDownload } from './downloads.ts';
import { jobs } from './jobs.ts';
import { useNotices } from './useNotices.ts';

export interface FileExport {
  /** The title of the job in the message panel. */
  title: string;
  /** The download address of the workbook. */
  addressOf: (filename: string) => string;
  onFailure: (error: unknown) => void;
}

/** Exports a list: requests the workbook, downloads it, and shows a toast with a download link. */
export function useFileExport({ title, addressOf, onFailure }: FileExport) {
  const [exportFailure, setExportFailure] = useState<string | null>(null);
  const { toast } = useNotices();
  const { trigger, isMutating } = useSWRMutation(
    'export',
    (_key, { arg: request }: { arg: () => Promise<ExportFile> }) =>
      jobs.run({
        title,
        work: async () => addressOf((await request()).filename),
        outcome: (href) => ({
          summary: listWords.exportJob.summary,
          links: [{ label: listWords.exportJob.workbook, href }],
        }),
        failsElsewhere: () => true,
      }),
  );

  /** `request` asks the server for the workbook. */
  async function startExport(request: () => Promise<ExportFile>) {
    setExportFailure(null);
    try {
      const address = await trigger(request);
      const download = { label: shellWords.download, onAction: () => openDownload(address) };
      openDownload(address);
      toast(listWords.exportReady, download);
    } catch (error) {
      setExportFailure(listWords.exportFailed(errorText(error)));
      onFailure(error);
    }
  }

  return {
    exporting: isMutating,
    /** Why the last export failed, for screens that show it in a line (SHL-58). */
    exportFailure,
    startExport,
  };
}
