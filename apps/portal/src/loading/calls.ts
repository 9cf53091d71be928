import {
  createArchiveCalls,
  createDueCalls,
  createExportCalls,
  createFacilityCalls,
  createLetterCalls,
  createProfileCalls,
  createTenantCalls,
  createUndoCalls,
  createUserCalls,
} from '@audit-letters/api-client';
import { transport } from '../session/transport.ts';

export const archiveCalls = createArchiveCalls(transport);
export const dueCalls = createDueCalls(transport);
export const exportCalls = createExportCalls(transport);
export const facilityCalls = createFacilityCalls(transport);
export const letterCalls = createLetterCalls(transport);
export const profileCalls = createProfileCalls(transport);
export const tenantCalls = createTenantCalls(transport);
export const undoCalls = createUndoCalls(transport);
export const userCalls = createUserCalls(transport);
