import { ErrorState } from '@audit-letters/ui';
import type { MessageScreenProps } from './MessageScreens.tsx';

export interface ErrorScreenProps extends MessageScreenProps {
  /** The reason. */
  message: string;
  /** Only a reload of the page helps. */
  needsReload?: boolean;
  /** The user tries again. */
  onRetry: () => void;
}

/** The page shown after a render error. */
export const ErrorScreen = ({
  homeHref,
  message,
  needsReload = false,
  onRetry,
}: ErrorScreenProps) => (
  <div className="al-short-message">
    <h1>Something went wrong on this page</h1>
    <ErrorState title={message} retryLabel={needsReload ? 'Reload' : 'Retry'} onRetry={onRetry}>
      What was saved before is safe. <a href={homeHref}>Go to the home page</a>
    </ErrorState>
  </div>
);
