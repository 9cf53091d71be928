import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described } from '../values/schema.ts';
import * as entities from './entities.ts';

/** The messages of a browser and the server about a passkey: the JSON of WebAuthn Level 3. */

export const PasskeyCreation = schemaOf(
  entities.passkeyCreation,
  'PasskeyCreation',
  'The options of `navigator.credentials.create` for a new passkey.',
  {
    rp: 'The portal: its host and name.',
    user: 'The account, with its bytes in base64url.',
    challenge: 'The bytes to sign, in base64url.',
    pubKeyCredParams: 'The COSE numbers of the signature algorithms, the preferred one first.',
    excludeCredentials: 'The passkeys that the account has.',
    authenticatorSelection: 'Whether the authenticator must check its user.',
  },
);
export type PasskeyCreation = entities.PasskeyCreation;

export const PasskeyRequest = schemaOf(
  entities.passkeyRequest,
  'PasskeyRequest',
  'The options of `navigator.credentials.get` for a sign-in.',
  {
    rpId: 'The host of the portal.',
    allowCredentials: 'The passkeys of the account.',
  },
);
export type PasskeyRequest = entities.PasskeyRequest;

const base64url = (text: string) => described(text, Type.String({ maxLength: 20_000 }));
const credential = {
  id: base64url('The id of the credential.'),
  rawId: base64url('The id of the credential.'),
  type: described('The kind of the credential.', Type.Literal('public-key')),
  clientExtensionResults: described('The results of extensions; none are used.', Type.Object({})),
};

export const NewPasskey = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: base64url('What the browser signed.'),
      attestationObject: base64url('The public key with its attestation.'),
      transports: Type.Optional(
        described(
          'How the authenticator is reached.',
          Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
        ),
      ),
    }),
  },
  { title: 'NewPasskey', description: 'The answer of `navigator.credentials.create`, in JSON.' },
);
export interface NewPasskey extends Static<typeof NewPasskey> {}

export const PasskeySignature = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: base64url('What the browser signed.'),
      authenticatorData: base64url('What the authenticator adds.'),
      signature: base64url('The signature over both.'),
      userHandle: Type.Optional(base64url('The account, as the authenticator stores it.')),
    }),
  },
  { title: 'PasskeySignature', description: 'The answer of `navigator.credentials.get`, in JSON.' },
);
export interface PasskeySignature extends Static<typeof PasskeySignature> {}
