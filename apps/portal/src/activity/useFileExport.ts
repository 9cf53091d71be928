import { type ExportFile, errorText } from '@audit-letters/api-client';
import { listWords, shellWords } from '@audit-letters/screens';
import { useState } from 'react';
import { exportCalls } from '../loading/calls.ts';
import { openDownload } from './downloads.ts';
import { jobs } from './jobs.ts';
import { useNotices } from './useNotices.ts';

/** The download addresses of the workbooks (WIR-30). */
const addresses = {
  facilities: (file_key: string) =>
    exportCalls.downloadUrl({ file_key, filename: 'all_facilities' }),
  facilityStats: exportCalls.facilityStatsUrl,
  tenants: (file_key: string) => exportCalls.downloadUrl({ file_key, filename: 'tenant_list' }),
};

/** Exports a list: requests the workbook, downloads it, and shows a toast with a download link. */
export function useFileExport(list: keyof typeof addresses, onFailure: (error: unknown) => void) {
  const [exportFailure, setExportFailure] = useState<string | null>(null);
  const [exporting, setExporting] = useState(false);
  const { toast } = useNotices();

  /** `request` asks the server for the workbook. */
  async function startExport(request: () => Promise<ExportFile>) {
    setExportFailure(null);
    setExporting(true);
    try {
      const address = await jobs.run({
        title: listWords.exportJob.titles[list],
        work: async () => addresses[list]((await request()).filename),
        outcome: (href) => ({
          summary: listWords.exportJob.summary,
          links: [{ label: listWords.exportJob.workbook, href }],
        }),
        failsElsewhere: () => true,
      });
      const download = { label: shellWords.download, onAction: () => openDownload(address) };
      openDownload(address);
      toast(listWords.exportReady, download);
    } catch (error) {
      setExportFailure(listWords.exportFailed(errorText(error)));
      onFailure(error);
    } finally {
      setExporting(false);
    }
  }

  return {
    exporting,
    /** Why the last export failed, for screens that show it in a line (SHL-58). */
    exportFailure,
    startExport,
  };
}
