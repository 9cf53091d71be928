import { type ExportFile, errorText } from '@audit-letters/api-client';
import { listWords } from '@audit-letters/screens';
import { exportCalls } from '../activity/calls.ts';
import { useFileExport } from '../activity/useFileExport.ts';
import { useNotices } from '../activity/useNotices.ts';

/** Exports tenants (TEN-76, TEN-77). */
export function useExport(onFailure?: (error: unknown) => void) {
  const { errorToast } = useNotices();
  const { startExport, ...state } = useFileExport();
  return {
    ...state,
    startExport: (ask: () => Promise<ExportFile>) =>
      startExport({
        title: listWords.exportJob.titles.tenants,
        ask,
        addressOf: (filename) =>
          exportCalls.downloadUrl({ file_key: filename, filename: 'tenant_list' }),
        onFailure:
          onFailure ?? ((error) => errorToast(errorText(error, listWords.tenantExportFailed))),
      }),
  };
}
