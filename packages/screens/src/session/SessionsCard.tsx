import type { OpenSession, OpenSessions } from '@audit-letters/api-client';
import { Badge, Button, Card, ErrorState, Skeleton } from '@audit-letters/ui';
import { clientName } from '../format/clientName.ts';
import { formatMoment } from '../format/dates/moment.ts';
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
      {sessions.status === 'loading' && <Skeleton lines={3} label="Loading the sessions" />}
      {sessions.status === 'failed' && (
        <ErrorState title={sessions.message} onRetry={sessions.retry} />
      )}
      {sessions.status === 'ready' &&
        (sessions.data.sessions.length === 0 ? (
          <p>No session is open.</p>
        ) : (
          <ul className="al-security-list">
            {sessions.data.sessions.map((session) => (
              <li key={session.id}>
                <span>
                  {clientName(session)}
                  <br />
                  <span className="al-security-muted">
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
        ))}
    </Card>
  );
}
