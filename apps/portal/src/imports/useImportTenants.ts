import { AbortedError, type ImportOrder } from '@audit-letters/api-client';
import type { ImportTenantsModel, ImportTenantsScreenProps } from '@audit-letters/screens';
import { useEffect, useRef, useState } from 'react';
import { client } from '../client.ts';
import { openDownload } from '../data/openDownload.ts';
import { useNotices } from '../messages/useNotices.ts';

type ImportTenants = Pick<ImportTenantsScreenProps, 'model' | 'onUpload' | 'onCancel'>;

/** One import at a time. The list of duplicates opens by itself, and its link stays in the result. */
export function useImportTenants(): ImportTenants {
  const [model, setModel] = useState<ImportTenantsModel>({ status: 'choosing' });
  const running = useRef<AbortController>(null);
  const { errorModal } = useNotices();

  // Leaving the page is no longer wanting what it sends.
  useEffect(() => () => running.current?.abort(), []);

  async function handleUpload(order: ImportOrder) {
    const abort = new AbortController();
    running.current = abort;
    setModel({ status: 'uploading', progress: { loaded: 0, total: null } });
    try {
      const result = await client.imports.upload(order, {
        signal: abort.signal,
        onProgress: (progress) => setModel({ status: 'uploading', progress }),
      });
      const file_key = result.duplicate_tenant_filename;
      const duplicatesHref =
        file_key && client.exports.downloadUrl({ file_key, filename: 'duplicate_tenants' });
      setModel({ status: 'complete', result, duplicatesHref });
      if (duplicatesHref) openDownload(duplicatesHref);
    } catch (error) {
      setModel({ status: 'choosing' });
      if (!(error instanceof AbortedError)) errorModal(error);
    }
  }

  return {
    model,
    onUpload: (order) => void handleUpload(order),
    onCancel: () => running.current?.abort(),
  };
}
