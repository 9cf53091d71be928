import type { Factor, Factors } from '@audit-letters/api-client';
import { Button, Card, Dialog, Stack } from '@audit-letters/ui';
import { useState } from 'react';
import type { SaveResult } from '../../form/saveResult.ts';
import { counted } from '../../format/counted.ts';
import { formatMoment } from '../../format/dates/moment.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';
import type { Loadable } from '../../loadable.ts';
import { SessionsCard, type SessionsCardProps } from '../SessionsCard.tsx';
import { AddFactor, type FactorAdding } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export interface SecurityScreenProps extends FactorAdding, SessionsCardProps {
  /** The second factors of the user; `null` for managers, who have none, and for another account. */
  factors: Loadable<Factors> | null;
  /** The name of another account, whose sessions an administrator sees. */
  username?: string | undefined;
  /** Removes a factor. */
  onRemove: (removal: { factor: Factor }) => void;
  /** Replaces the recovery codes. */
  onCodesRenew: () => void;
  /** New recovery codes. */
  newCodes: readonly string[] | null;
  /** The user has kept the codes. */
  onCodesKept: () => void;
  /** Prints the page. */
  onPrint: () => void;
}

/**
 * The second factors of the user's own account (USR-56).
 * @calls factors.list, factors.passkeyOptions, factors.totpSecret, factors.add, factors.remove,
 * factors.renewRecoveryCodes, session.list, session.end
 */
export function SecurityScreen(props: SecurityScreenProps) {
  const { factors, onRemove, onCodesRenew, newCodes, onCodesKept, onPrint, username } = props;
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);

  return (
    <PageLayout title={username ? `Security of ${username}` : 'Security'} width="form">
      <SessionsCard sessions={props.sessions} onSessionEnd={props.onSessionEnd} />
      {factors && (
        <Card title="Second factor">
          <Loaded of={factors} lines={3} label="Loading your factors">
            {(loaded) => (
              <FactorList
                {...loaded}
                onAdd={() => setAdding(true)}
                onRemove={onRemove}
                onCodesRenew={onCodesRenew}
              />
            )}
          </Loaded>
        </Card>
      )}
      {adding && (
        <Dialog open size="small" title="Add a Second Factor" onOpenChange={close}>
          <AddFactor
            onAppBegin={props.onAppBegin}
            onPasskeyAdd={closing(props.onPasskeyAdd, close)}
            onAppAdd={closing(props.onAppAdd, close)}
          />
        </Dialog>
      )}
      {newCodes && (
        <Dialog
          open
          size="small"
          title="Recovery Codes"
          // Only Done closes it: the codes are not shown again.
          closeButton={false}
          closeOnOutsidePress={false}
          onBeforeClose={() => false}
          footer={
            <Button variant="primary" onClick={onCodesKept}>
              Done
            </Button>
          }
        >
          <div className="al-add-factor">
            <RecoveryCodes codes={newCodes} onPrint={onPrint} />
          </div>
        </Dialog>
      )}
    </PageLayout>
  );
}

const closing =
  <T,>(save: (value: T) => Promise<SaveResult>, close: () => void) =>
  async (value: T) => {
    const result = await save(value);
    if (result.ok) close();
    return result;
  };

interface FactorListProps extends Factors, Pick<SecurityScreenProps, 'onRemove' | 'onCodesRenew'> {
  onAdd: () => void;
}

const kinds = { passkey: 'Passkey', totp: 'Authenticator app' };

function FactorList({ is_on, is_required, factors, recovery_codes, ...events }: FactorListProps) {
  if (!is_on) return <p>This server does not use second factors.</p>;
  return (
    <div className="al-add-factor">
      {factors.length === 0 ? (
        <p>Your password alone signs you in.</p>
      ) : (
        <ul className="al-security-list">
          {factors.map((factor) => (
            <li key={factor.id}>
              <span>
                {factor.name}
                <br />
                <span className="al-muted">
                  {kinds[factor.kind]}, {usedWords(factor)}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`Remove ${factor.name}`}
                disabled={is_required && factors.length === 1}
                onClick={() => events.onRemove({ factor })}
              >
                Remove
              </Button>
            </li>
          ))}
          <li>
            <span>{counted(recovery_codes, 'recovery code')} left</span>
            <Button size="small" onClick={events.onCodesRenew}>
              New Recovery Codes
            </Button>
          </li>
        </ul>
      )}
      {is_required && factors.length === 1 && (
        <p className="al-muted">
          Your account needs a second factor. To remove this one, add another one first.
        </p>
      )}
      <Stack direction="row" gap="small">
        <Button variant="primary" onClick={events.onAdd}>
          Add a Second Factor
        </Button>
      </Stack>
    </div>
  );
}

const usedWords = ({ created_at, last_used_at }: Factor) =>
  last_used_at ? `last used ${formatMoment(last_used_at)}` : `added ${formatMoment(created_at)}`;
