import type { ExportFile } from '@audit-letters/api-client';
import { useState } from 'react';
import { jobs } from '../jobs/jobs.ts';
import { useNotices } from '../messages/useNotices.ts';
import { openDownload } from './openDownload.ts';

export interface FileExport {
  /** What it is, for the tray of jobs. */
  title: string;
  /** Has the server make the workbook. */
  ask: () => Promise<ExportFile>;
  /** Where the browser downloads it. */
  addressOf: (filename: string) => string;
  onFailure: (error: unknown) => void;
}

/** Exports a list: asks for the workbook, then lets the browser download it, by a link that stays for a while. */
export function useFileExport() {
  const [exporting, setExporting] = useState(false);
  const { toast } = useNotices();

  async function startExport({ title, ask, addressOf, onFailure }: FileExport) {
    setExporting(true);
    try {
      const address = await jobs.run({
        title,
        work: async () => addressOf((await ask()).filename),
        outcome: (href) => ({ summary: 'Ready', links: [{ label: 'Workbook', href }] }),
        failsElsewhere: true,
      });
      openDownload(address);
      toast('The export is ready.', { label: 'Download', onAction: () => openDownload(address) });
    } catch (error) {
      onFailure(error);
    } finally {
      setExporting(false);
    }
  }

  return { exporting, startExport };
}
