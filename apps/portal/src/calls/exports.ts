import { createExportCalls } from '@audit-letters/api-client';
import { transport } from './transport.ts';

/** Exports of lists as workbooks. */
export const exportCalls = createExportCalls(transport);
