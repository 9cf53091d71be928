import { LinkButton } from '@audit-letters/ui';
import Compass from 'lucide-react/icons/compass';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

export interface MessageScreenProps {
  /** The address of the home page. */
  homeHref: string;
}

/** The page of an unknown address. */
export const NotFoundScreen = ({ homeHref }: MessageScreenProps) => (
  <ShortMessage icon={<Compass />} title="Page Not Found" homeHref={homeHref}>
    There is nothing at this address.
  </ShortMessage>
);

/** The page of an address that the user may not open. */
export const UnauthorizedScreen = ({ homeHref }: MessageScreenProps) => (
  <ShortMessage icon={<Lock />} title="Unauthorized" homeHref={homeHref}>
    You do not have the proper permissions to view this page.
  </ShortMessage>
);

/** The page shown during logout. */
export const LogoutScreen = () => (
  <div className="al-short-message" role="status">
    <h1>Logging you out now...</h1>
  </div>
);

interface ShortMessageProps extends MessageScreenProps {
  icon: ReactNode;
  title: string;
  children: string;
}

const ShortMessage = ({ icon, title, homeHref, children }: ShortMessageProps) => (
  <div className="al-short-message">
    <span aria-hidden>{icon}</span>
    <h1>{title}</h1>
    <p className="al-muted">{children}</p>
    <LinkButton variant="primary" href={homeHref}>
      Go to the home page
    </LinkButton>
  </div>
);
