import type { ExportFile } from '@audit-letters/api-client';
import { useState } from 'react';
import { client } from '../client.ts';

import { errorText } from '../data/errorText.ts';
import { openDownload } from '../data/openDownload.ts';
import { useNotices } from '../messages/useNotices.ts';

/** Exports tenants: asks for the workbook, then lets the browser download it (Tenants and people spec §7). */
export function useExport(onFailure?: (error: unknown) => void) {
  const [exporting, setExporting] = useState(false);
  const { toast, errorToast } = useNotices();

  async function startExport(ask: () => Promise<ExportFile>) {
    setExporting(true);
    try {
      const { filename } = await ask();
      const address = client.exports.downloadUrl({ file_key: filename, filename: 'tenant_list' });
      openDownload(address);
      toast('The export is ready.', { label: 'Download', onAction: () => openDownload(address) });
    } catch (error) {
      if (onFailure) onFailure(error);
      else errorToast(errorText(error, 'Unexpected error occurred'));
    } finally {
      setExporting(false);
    }
  }

  return { exporting, startExport };
}
