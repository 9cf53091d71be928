import { EmptyState, ErrorState, LinkButton } from '@audit-letters/ui';
import { Compass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLayout } from '../../page/PageLayout.tsx';

export interface MessageScreenProps {
  homeHref: string;
}

/** For an address that leads nowhere. */
export const NotFoundScreen = ({ homeHref }: MessageScreenProps) => (
  <ShortMessage icon={<Compass />} title="Page Not Found" homeHref={homeHref}>
    There is nothing at this address.
  </ShortMessage>
);

/** For a page that the user's permissions do not open. */
export const UnauthorizedScreen = ({ homeHref }: MessageScreenProps) => (
  <ShortMessage icon={<Lock />} title="Unauthorized" homeHref={homeHref}>
    You do not have the proper permissions to view this page.
  </ShortMessage>
);

/** While the session ends. */
export const LogoutScreen = () => (
  <div className="al-short-message" role="status">
    <h1>Logging you out now...</h1>
  </div>
);

export interface ErrorScreenProps extends MessageScreenProps {
  /** What happened. */
  message: string;
  /** The word on the button: some failures need the whole page again. */
  retryLabel?: 'Retry' | 'Reload';
  onRetry: () => void;
}

/** For a page that broke while it was drawn. */
export const ErrorScreen = ({ homeHref, message, retryLabel, onRetry }: ErrorScreenProps) => (
  <div className="al-short-message">
    <h1>Something went wrong on this page</h1>
    <ErrorState title={message} retryLabel={retryLabel} onRetry={onRetry}>
      What was saved before is safe. <a href={homeHref}>Go to the home page</a>
    </ErrorState>
  </div>
);

export interface HelpVideosScreenProps {
  /** The showcase to embed; empty when the office has none. */
  address: string;
}

/** The embedded video showcase. */
export function HelpVideosScreen({ address }: HelpVideosScreenProps) {
  return (
    <PageLayout title="Help Videos">
      {address ? (
        <iframe
          className="al-help-videos"
          src={address}
          title="Help videos"
          allow="fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
        />
      ) : (
        <EmptyState title="No help videos have been set up yet.">
          Please ask your contact person for help.
        </EmptyState>
      )}
    </PageLayout>
  );
}

interface ShortMessageProps extends MessageScreenProps {
  icon: ReactNode;
  title: string;
  children: string;
}

const ShortMessage = ({ icon, title, homeHref, children }: ShortMessageProps) => (
  <div className="al-short-message">
    <span aria-hidden>{icon}</span>
    <h1>{title}</h1>
    <p>{children}</p>
    <LinkButton variant="primary" href={homeHref}>
      Go to the home page
    </LinkButton>
  </div>
);
