import { EmptyState, ErrorState, LinkButton } from '@audit-letters/ui';
import { Compass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page } from '../page/Page.tsx';

export interface MessageScreenProps {
  homeHref: string;
}

/** For an address that leads nowhere. */
export function NotFoundScreen({ homeHref }: MessageScreenProps) {
  return (
    <ShortMessage>
      <EmptyState
        icon={<Compass />}
        title={<h1>Page Not Found</h1>}
        action={<HomeLink href={homeHref} />}
      >
        There is nothing at this address.
      </EmptyState>
    </ShortMessage>
  );
}

/** For a page that the user's permissions do not open. */
export function UnauthorizedScreen({ homeHref }: MessageScreenProps) {
  return (
    <ShortMessage>
      <EmptyState
        icon={<Lock />}
        title={<h1>Unauthorized</h1>}
        action={<HomeLink href={homeHref} />}
      >
        You do not have the proper permissions to view this page.
      </EmptyState>
    </ShortMessage>
  );
}

/** While the session ends. */
export function LogoutScreen() {
  return (
    <ShortMessage>
      <div role="status">
        <h1>Logging you out now...</h1>
      </div>
    </ShortMessage>
  );
}

export interface ErrorScreenProps extends MessageScreenProps {
  /** What happened. */
  message: string;
  /** The word on the button: some failures need the whole page again. */
  retryLabel?: 'Retry' | 'Reload';
  onRetry: () => void;
}

/** For a page that broke while it was drawn. */
export function ErrorScreen({ homeHref, message, retryLabel, onRetry }: ErrorScreenProps) {
  return (
    <ShortMessage>
      <ErrorState
        title={<h1>Something went wrong on this page</h1>}
        retryLabel={retryLabel}
        onRetry={onRetry}
      >
        <p>{message}</p>
        <p>
          What was saved before is safe. <a href={homeHref}>Go to the home page</a>
        </p>
      </ErrorState>
    </ShortMessage>
  );
}

export interface HelpVideosScreenProps {
  /** The showcase to embed; empty when the office has none. */
  address: string;
}

/** The embedded video showcase. */
export function HelpVideosScreen({ address }: HelpVideosScreenProps) {
  return (
    <Page title="Help Videos">
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
    </Page>
  );
}

const ShortMessage = ({ children }: { children: ReactNode }) => (
  <div className="al-short-message">{children}</div>
);

const HomeLink = ({ href }: { href: string }) => (
  <LinkButton variant="primary" href={href}>
    Go to the home page
  </LinkButton>
);
