import type { SecondStepMethod } from '@audit-letters/api-client';
import { Banner, Button, Form, TextField } from '@audit-letters/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import type { SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { ProductLogo } from '../../layout/Logo.tsx';
import { AddFactor, type FactorAdding } from './AddFactor.tsx';
import { enteredText } from './enteredText.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The step that the sign-in needs after the right password. */
export type SecondStepModel =
  | {
      /** A proof of the second factor. */
      step: 'prove';
      /** The ways that the account has. */
      methods: readonly SecondStepMethod[];
      /** Asks the browser for the passkey; `null` without one. */
      onPasskey: (() => Promise<SaveResult>) | null;
      /** Sends the code of an app, or a recovery code. */
      onCode: (proof: { code: string } | { recovery_code: string }) => Promise<SaveResult>;
    }
  | ({
      /** A first factor. */
      step: 'enrol';
      /** An administrator has removed the factors. */
      wasReset: boolean;
    } & FactorAdding)
  | {
      /** The recovery codes of the first factor. */
      step: 'codes';
      /** The codes. */
      codes: readonly string[];
      /** Prints the page. */
      onPrint: () => void;
      /** The user has kept them. */
      onContinue: () => void;
    };

export interface SecondStepScreenProps {
  /** The step that is needed. */
  model: SecondStepModel;
  /** The user begins again with the password. */
  onBack: () => void;
}

/**
 * The second step of a sign-in, in the card of the login form (USR-51).
 * @calls session.secondStep
 */
export function SecondStepScreen({ model, onBack }: SecondStepScreenProps) {
  return (
    <div className="al-login">
      <div className="al-login-card al-second-step">
        <ProductLogo />
        {model.step === 'prove' && (
          <>
            <h1>Second step</h1>
            <Prove {...model} />
          </>
        )}
        {model.step === 'enrol' && (
          <>
            <h1>Set up a second factor</h1>
            {model.wasReset && (
              <Banner tone="warning">An administrator has removed your second factors.</Banner>
            )}
            <p>
              Your account needs more than a password. A passkey is a fingerprint, a face, a PIN or
              a security key of your device.
            </p>
            <AddFactor {...model} />
          </>
        )}
        {model.step === 'codes' && (
          <>
            <h1>Recovery codes</h1>
            <RecoveryCodes codes={model.codes} onPrint={model.onPrint} />
            <Button variant="primary" onClick={model.onContinue}>
              Continue
            </Button>
          </>
        )}
        {model.step !== 'codes' && <Button onClick={onBack}>Back to Log In</Button>}
      </div>
    </div>
  );
}

type ProveProps = Extract<SecondStepModel, { step: 'prove' }>;

function Prove({ methods, onPasskey, onCode }: ProveProps) {
  const passkey = useSave((ask: () => Promise<SaveResult>) => ask());
  const hasApp = methods.includes('totp');
  const [recovering, setRecovering] = useState(!hasApp && !onPasskey);

  return (
    <>
      {onPasskey && !recovering && (
        <>
          <Button
            variant={hasApp ? 'secondary' : 'primary'}
            autoFocus={!hasApp}
            icon={<KeyRound />}
            loading={passkey.saving}
            onClick={() => void passkey.save(onPasskey)}
          >
            Use a Passkey
          </Button>
          <FormRefusal refusal={passkey.refusal} />
        </>
      )}
      {(hasApp || recovering) && (
        <CodeForm key={String(recovering)} recovering={recovering} onCode={onCode} />
      )}
      {methods.includes('recovery_code') && (hasApp || onPasskey) && (
        <Button variant="ghost" onClick={() => setRecovering(!recovering)}>
          {recovering ? 'Use Another Way' : 'Use a Recovery Code'}
        </Button>
      )}
    </>
  );
}

interface CodeFormProps extends Pick<ProveProps, 'onCode'> {
  /** Asks for a recovery code instead of the code of an app. */
  recovering: boolean;
}

function CodeForm({ recovering, onCode }: CodeFormProps) {
  const { save, saving, refusal } = useSave(onCode);
  return (
    <>
      <Form
        onSubmit={async ({ data }) => {
          const text = enteredText(data, 'code');
          await save(recovering ? { recovery_code: text } : { code: text });
        }}
      >
        <TextField
          label={recovering ? 'Recovery code' : 'Code of your authenticator app'}
          name="code"
          required
          autoFocus
          autoComplete={recovering ? 'off' : 'one-time-code'}
          inputMode={recovering ? 'text' : 'numeric'}
          spellCheck={false}
        />
        <Button type="submit" variant="primary" loading={saving}>
          Continue
        </Button>
      </Form>
      <FormRefusal refusal={refusal} />
    </>
  );
}
