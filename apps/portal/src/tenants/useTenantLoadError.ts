import { errorText, UnexpectedResponseError } from '@audit-letters/api-client';
import { shellWords, tenantWords } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { useLoadError } from '../loading/useCall.ts';

/** Shows an error toast after a failed load, with Retry for an unreadable response (TEN-56, TEN-57). */
export function useTenantLoadError(error: unknown, reload: () => void) {
  const { errorToast } = useNotices();
  useLoadError(error, () =>
    error instanceof UnexpectedResponseError
      ? errorToast(error.message, { label: shellWords.retry, onAction: reload })
      : errorToast(tenantWords.loadFailedWith(errorText(error))),
  );
}
