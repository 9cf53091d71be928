import { errorText } from '@audit-letters/api-client';
import { ErrorScreen } from '@audit-letters/screens';
import type { FallbackProps } from 'react-error-boundary';
import { ChunkLoadError } from '../lazyPage.ts';
import { paths } from '../paths.ts';
import { appReload } from './reload/appReload.ts';

/** The page after a render error, or without its code. */
export function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const lost = error instanceof ChunkLoadError;
  return (
    <ErrorScreen
      homeHref={paths.home}
      message={errorText(error)}
      retryLabel={lost ? 'Reload' : 'Retry'}
      // Browsers cache a failed module load until the page reloads.
      onRetry={lost ? appReload.reload : resetErrorBoundary}
    />
  );
}
