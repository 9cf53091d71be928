import { ErrorState } from '@audit-letters/ui';
import type { MessageScreenProps } from './MessageScreens.tsx';

export interface ErrorScreenProps extends MessageScreenProps {
  /** The reason. */
  message: string;
  /** The label of the button; 'Reload' for failures that need a page reload. */
  retryLabel?: 'Retry' | 'Reload';
  /** The user tries again. */
  onRetry: () => void;
}

/** The page shown after a render error. */
export const ErrorScreen = ({ homeHref, message, retryLabel, onRetry }: ErrorScreenProps) => (
  <div className="al-short-message">
    <h1>Something went wrong on this page</h1>
    <ErrorState title={message} retryLabel={retryLabel} onRetry={onRetry}>
      What was saved before is safe. <a href={homeHref}>Go to the home page</a>
    </ErrorState>
  </div>
);
