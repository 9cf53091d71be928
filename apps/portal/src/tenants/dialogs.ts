import { tenantWords } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { facilityCalls } from '../facilities/calls.ts';
import { letterCalls } from '../letters/calls.ts';
import { useLoadError } from '../loading/useCall.ts';
import { tenantCalls } from './calls.ts';

/** The calls of the dialogs of a tenant. */
export const dialogCalls = {
  tenants: tenantCalls,
  facilities: facilityCalls,
  letters: letterCalls,
};

/** Logs why the coverages could not be loaded. */
export function useCoverageError(error: unknown) {
  const { logOnly } = useNotices();
  useLoadError(error, () => logOnly(tenantWords.loadingCoverages, error));
}
