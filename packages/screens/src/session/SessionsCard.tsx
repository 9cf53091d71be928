import type { OpenSession, OpenSessions } from '@audit-letters/api-client';
import { Badge, Button, Card } from '@audit-letters/ui';
import { clientName } from '../format/clientName.ts';
import { formatMoment } from '../format/dates/moment.ts';
import { Loaded } from '../layout/Loaded.tsx';
import type { Loadable } from '../loadable.ts';

export interface SessionsCardProps {
  /** The open sessions. */
  sessions: Loadable<OpenSessions>;
  /** The user ends a session. */
  onSessionEnd: (event: { session: OpenSession }) => void;
}

/** The open sessions of an account, with a button that ends each (USR-65). */
export function SessionsCard({ sessions, onSessionEnd }: SessionsCardProps) {
  return (
    <Card title="Sessions">
      <Loaded of={sessions} lines={3} label="Loading the sessions">
        {({ sessions: open }) =>
          open.length === 0 ? (
            <p>No session is open.</p>
          ) : (
            <ul className="al-security-list">
              {open.map((session) => (
                <li key={session.id}>
                  <span>
                    {clientName(session)}
                    <br />
                    <span className="al-muted">
                      since {formatMoment(session.started_at)}, last used{' '}
                      {formatMoment(session.last_seen_at)}
                    </span>
                  </span>
                  {session.is_current ? (
                    <Badge>This session</Badge>
                  ) : (
                    <Button
                      size="small"
                      aria-label={`End ${clientName(session)}`}
                      onClick={() => onSessionEnd({ session })}
                    >
                      End
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
