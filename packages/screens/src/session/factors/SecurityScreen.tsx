import type { Factor, Factors } from '@audit-letters/api-client';
import { Button, Card, Dialog, ErrorState, Form, PasswordField, Skeleton } from '@audit-letters/ui';
import { useId, useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { fieldMessages, type Refused, type SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { counted } from '../../format/counted.ts';
import { formatMoment } from '../../format/dates/moment.ts';
import { PageLayout } from '../../layout/PageLayout.tsx';
import type { Loadable } from '../../loadable.ts';
import { SessionsCard, type SessionsCardProps } from '../SessionsCard.tsx';
import { AddFactor, type FactorAdding } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes, or why there are none. */
export type RecoveryCodesResult = { ok: true; codes: readonly string[] } | Refused;

export interface SecurityScreenProps extends FactorAdding, SessionsCardProps {
  /** The second factors of the user; `null` for managers, who have none, and for another account. */
  factors: Loadable<Factors> | null;
  /** The name of another account, whose sessions an administrator sees. */
  username?: string | undefined;
  /** Removes a factor. */
  onRemove: (removal: { factor: Factor; password: string }) => Promise<SaveResult>;
  /** Replaces the recovery codes. */
  onCodesRenew: (confirmation: { password: string }) => Promise<RecoveryCodesResult>;
  /** Recovery codes that came with the first factor. */
  newCodes: readonly string[] | null;
  /** The user has kept the codes. */
  onCodesKept: () => void;
  /** Prints the page. */
  onPrint: () => void;
}

type Open = { dialog: 'add' } | { dialog: 'codes' } | { dialog: 'remove'; factor: Factor };

/**
 * The second factors of the user's own account (USR-56).
 * @calls factors.list, factors.passkeyOptions, factors.totpSecret, factors.add, factors.remove,
 * factors.renewRecoveryCodes, session.list, session.end
 */
export function SecurityScreen(props: SecurityScreenProps) {
  const { factors, onRemove, onCodesRenew, newCodes, onCodesKept, onPrint, username } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const [renewed, setRenewed] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const codes = newCodes ?? renewed;

  async function renew(confirmation: { password: string }): Promise<SaveResult> {
    const result = await onCodesRenew(confirmation);
    if (result.ok) setRenewed(result.codes);
    return result;
  }

  return (
    <PageLayout title={username ? `Security of ${username}` : 'Security'} width="form">
      <SessionsCard sessions={props.sessions} onSessionEnd={props.onSessionEnd} />
      {factors && (
        <Card title="Second factor">
          {factors.status === 'loading' && <Skeleton lines={3} label="Loading your factors" />}
          {factors.status === 'failed' && (
            <ErrorState title={factors.message} onRetry={factors.retry} />
          )}
          {factors.status === 'ready' && (
            <FactorList {...factors.data} onOpen={(next) => setOpen(next)} />
          )}
        </Card>
      )}
      {open?.dialog === 'add' && (
        <Dialog open size="small" title="Add a Second Factor" onOpenChange={close}>
          <AddFactor
            asksPassword
            onAppBegin={props.onAppBegin}
            onPasskeyAdd={closing(props.onPasskeyAdd, close)}
            onAppAdd={closing(props.onAppAdd, close)}
          />
        </Dialog>
      )}
      {open?.dialog === 'remove' && (
        <PasswordQuestion
          title={`Remove ${open.factor.name}?`}
          text={`${open.factor.name} no longer signs you in. Your other devices are signed out.`}
          confirmLabel="Remove"
          onConfirm={({ password }) => onRemove({ factor: open.factor, password })}
          onClose={close}
        />
      )}
      {open?.dialog === 'codes' && (
        <PasswordQuestion
          title="New recovery codes?"
          text="The codes that you have no longer work."
          confirmLabel="Make New Codes"
          onConfirm={renew}
          onClose={close}
        />
      )}
      {codes && (
        <Dialog
          open
          size="small"
          title="Recovery Codes"
          // Only Done closes it: the codes are not shown again.
          closeButton={false}
          closeOnOutsidePress={false}
          onBeforeClose={() => false}
          footer={
            <Button
              variant="primary"
              onClick={() => {
                setRenewed(null);
                onCodesKept();
              }}
            >
              Done
            </Button>
          }
        >
          <div className="al-add-factor">
            <RecoveryCodes codes={codes} onPrint={onPrint} />
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

interface FactorListProps extends Factors {
  onOpen: (open: Open) => void;
}

const kinds = { passkey: 'Passkey', totp: 'Authenticator app' };

function FactorList({ is_on, is_required, factors, recovery_codes, onOpen }: FactorListProps) {
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
                <span className="al-security-muted">
                  {kinds[factor.kind]}, {usedWords(factor)}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`Remove ${factor.name}`}
                disabled={is_required && factors.length === 1}
                onClick={() => onOpen({ dialog: 'remove', factor })}
              >
                Remove
              </Button>
            </li>
          ))}
          <li>
            <span>{counted(recovery_codes, 'recovery code')} left</span>
            <Button size="small" onClick={() => onOpen({ dialog: 'codes' })}>
              New Recovery Codes
            </Button>
          </li>
        </ul>
      )}
      {is_required && factors.length === 1 && (
        <p className="al-security-muted">
          Your account needs a second factor. To remove this one, add another one first.
        </p>
      )}
      <div className="al-form-actions">
        <Button variant="primary" onClick={() => onOpen({ dialog: 'add' })}>
          Add a Second Factor
        </Button>
      </div>
    </div>
  );
}

const usedWords = ({ created_at, last_used_at }: Factor) =>
  last_used_at ? `last used ${formatMoment(last_used_at)}` : `added ${formatMoment(created_at)}`;

interface PasswordQuestionProps {
  title: string;
  text: string;
  confirmLabel: string;
  onConfirm: (confirmation: { password: string }) => Promise<SaveResult>;
  onClose: () => void;
}

/** A change that the current password confirms. */
function PasswordQuestion({ title, text, confirmLabel, ...events }: PasswordQuestionProps) {
  const formId = useId();
  const { save, saving, refusal } = useSave(events.onConfirm);

  async function handleSubmit({ data }: { data: FormData }) {
    const result = await save({ password: String(data.get('password') ?? '') });
    if (result.ok) events.onClose();
    return fieldMessages(result);
  }

  return (
    <Dialog
      open
      size="small"
      title={title}
      description={text}
      onOpenChange={events.onClose}
      footer={({ close }) => (
        <>
          <FormRefusal refusal={refusal?.fields?.password ? null : refusal} />
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Form id={formId} onSubmit={handleSubmit}>
        <PasswordField
          label="Current password"
          name="password"
          required
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
