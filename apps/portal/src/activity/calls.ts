import { createExportCalls, createUndoCalls } from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

/** Exports of lists as workbooks. */
export const exportCalls = createExportCalls(transport);

/** The undo of any write. */
export const undoCalls = createUndoCalls(transport);
