import { errorText, UnexpectedAnswerError } from '@audit-letters/api-client';
import { shellWords, tenantWords } from '@audit-letters/screens';
import { useNotices } from '../activity/useNotices.ts';
import { useLoadError } from '../swr/useCall.ts';

/** Shows an error toast after a failed load, with Retry for an unreadable response (TEN-56, TEN-57). */
export function useTenantLoadError(error: unknown, retry: () => void) {
  const { errorToast } = useNotices();
  useLoadError(error, () =>
    error instanceof UnexpectedAnswerError
      ? errorToast(error.message, { label: shellWords.retry, onAction: retry })
      : errorToast(tenantWords.loadFailedWith(errorText(error))),
  );
}
