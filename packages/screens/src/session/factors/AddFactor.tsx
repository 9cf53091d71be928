import type { TotpSecret } from '@audit-letters/api-client';
import { Button, Form, Stack, TextField } from '@audit-letters/ui';
import KeyRound from 'lucide-react/icons/key-round';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import { FormRefusal } from '../../form/FormRefusal.tsx';
import { type Done, fieldMessages, type Refused, type SaveResult } from '../../form/saveResult.ts';
import { useSave } from '../../form/useSave.ts';
import { CopyField } from '../../layout/CopyField.tsx';
import { enteredText } from './enteredText.ts';

/** A new factor. */
interface FactorEntry {
  /** The name that identifies it. */
  name: string;
}

/** The secret of a new app, or why there is none. */
export type AppSecretResult = (Done & { secret: TotpSecret }) | Refused;

/** Adding a passkey or an authenticator app. */
export interface FactorAdding {
  /** Asks the browser for a passkey and stores it. */
  onPasskeyAdd: (entry: FactorEntry) => Promise<SaveResult>;
  /** Makes the secret of a new app. */
  onAppBegin: () => Promise<AppSecretResult>;
  /** Stores the app with its first code. */
  onAppAdd: (entry: FactorEntry & { code: string }) => Promise<SaveResult>;
}

/** Adds a passkey, or an authenticator app by its QR code. */
export function AddFactor({ onPasskeyAdd, onAppBegin, onAppAdd }: FactorAdding) {
  const [app, setApp] = useState<TotpSecret | null>(null);
  const passkey = useSave(onPasskeyAdd);
  const begin = useSave<undefined, AppSecretResult>(onAppBegin);
  const adding = useSave(onAppAdd);
  const refusal = app ? adding.refusal : (passkey.refusal ?? begin.refusal);

  async function handleBegin() {
    const result = await begin.save(undefined);
    if (result.ok) setApp(result.secret);
  }
  async function handleSubmit({ data }: { data: FormData }) {
    const entry = { name: enteredText(data, 'name') };
    const result = app
      ? await adding.save({ ...entry, code: enteredText(data, 'code') })
      : await passkey.save(entry);
    return fieldMessages(result);
  }

  return (
    <div className="al-add-factor">
      {app && (
        <>
          <p>Scan this code with your authenticator app, then enter the code that it shows.</p>
          <QrCode {...app} />
          <CopyField label="Key, if you cannot scan" value={app.secret} />
        </>
      )}
      <Form key={app ? 'app' : 'passkey'} onSubmit={handleSubmit}>
        {app && (
          <TextField
            label="Code"
            name="code"
            required
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        )}
        <TextField
          label="Name"
          name="name"
          required
          defaultValue={app ? 'Authenticator app' : 'Passkey'}
          hint="To tell it from others."
        />
        {app ? (
          <Stack direction="row" gap="small">
            <Button type="submit" variant="primary" loading={adding.saving}>
              Add App
            </Button>
            <Button onClick={() => setApp(null)}>Use a Passkey</Button>
          </Stack>
        ) : (
          <Stack direction="row" gap="small">
            <Button type="submit" variant="primary" icon={<KeyRound />} loading={passkey.saving}>
              Add Passkey
            </Button>
            <Button icon={<Smartphone />} loading={begin.saving} onClick={handleBegin}>
              Use an Authenticator App
            </Button>
          </Stack>
        )}
      </Form>
      <FormRefusal refusal={refusal?.fields?.code ? null : refusal} />
    </div>
  );
}

/** The address of an app's secret; dark on light also in the dark theme, because apps read nothing else. */
function QrCode({ qr_path, qr_size }: TotpSecret) {
  const margin = 4;
  const side = qr_size + 2 * margin;
  return (
    <svg
      className="al-qr-code"
      role="img"
      aria-label="QR code for an authenticator app"
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
    >
      <path d={qr_path} />
    </svg>
  );
}
