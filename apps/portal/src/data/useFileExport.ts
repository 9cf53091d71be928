import type { ExportFile } from '@audit-letters/api-client';
import { useState } from 'react';
import { useNotices } from '../messages/useNotices.ts';
import { openDownload } from './openDownload.ts';

export interface FileExport {
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

  async function startExport({ ask, addressOf, onFailure }: FileExport) {
    setExporting(true);
    try {
      const { filename } = await ask();
      const address = addressOf(filename);
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
