import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described, Ref } from '../values/schema.ts';
import * as entities from './entities.ts';

/** The messages of a browser and the server about a passkey: the JSON of WebAuthn Level 3. */

const base64url = (text: string) => described(text, Type.String({ maxLength: 20_000 }));
const PublicKey = described('The kind of the credential.', Type.Literal('public-key'));

export const KnownPasskey = schemaOf(
  entities.knownPasskey,
  'KnownPasskey',
  'A passkey that the account has.',
  {
    id: 'The id of the credential.',
    type: 'The kind of the credential.',
    transports: 'How the authenticator is reached.',
  },
);
export type KnownPasskey = entities.KnownPasskey;

export const PasskeyPortal = schemaOf(
  entities.passkeyPortal,
  'PasskeyPortal',
  'The portal to which a passkey belongs.',
  {
    id: 'The host of the portal.',
  },
);
export type PasskeyPortal = entities.PasskeyPortal;

export const PasskeyAccount = schemaOf(
  entities.passkeyAccount,
  'PasskeyAccount',
  'The account to which a passkey belongs.',
  {
    id: 'The account, as bytes in base64url.',
  },
);
export type PasskeyAccount = entities.PasskeyAccount;

export const PasskeyAlgorithm = schemaOf(
  entities.passkeyAlgorithm,
  'PasskeyAlgorithm',
  'A signature algorithm.',
  {
    alg: 'The COSE number of the algorithm.',
  },
);
export type PasskeyAlgorithm = entities.PasskeyAlgorithm;

export const PasskeyAuthenticator = schemaOf(
  entities.passkeyAuthenticator,
  'PasskeyAuthenticator',
  'What an authenticator must be able to do.',
  {
    userVerification: 'Whether the authenticator checks its user.',
  },
);
export type PasskeyAuthenticator = entities.PasskeyAuthenticator;

export const PasskeyCreation = schemaOf(
  entities.passkeyCreation,
  'PasskeyCreation',
  'The options of `navigator.credentials.create` for a new passkey.',
  {
    rp: 'The portal.',
    user: 'The account.',
    challenge: 'The bytes to sign, in base64url.',
    pubKeyCredParams: 'The signature algorithms, the preferred one first.',
    excludeCredentials: 'The passkeys that the account has.',
    authenticatorSelection: 'What the authenticator must be able to do.',
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

const credential = {
  id: base64url('The id of the credential.'),
  rawId: base64url('The id of the credential.'),
  type: PublicKey,
  clientExtensionResults: described('The results of extensions; none are used.', Type.Object({})),
};

export const NewPasskeyResponse = Type.Object(
  {
    clientDataJSON: base64url('What the browser signed.'),
    attestationObject: base64url('The public key with its attestation.'),
    transports: Type.Optional(
      described(
        'How the authenticator is reached.',
        Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
      ),
    ),
  },
  { title: 'NewPasskeyResponse', description: 'A new credential of an authenticator.' },
);
export interface NewPasskeyResponse extends Static<typeof NewPasskeyResponse> {}

export const NewPasskey = Type.Object(
  {
    ...credential,
    response: described('The new credential.', Ref<NewPasskeyResponse>(NewPasskeyResponse)),
  },
  { title: 'NewPasskey', description: 'The answer of `navigator.credentials.create`, in JSON.' },
);
export interface NewPasskey extends Static<typeof NewPasskey> {}

export const PasskeySignatureResponse = Type.Object(
  {
    clientDataJSON: base64url('What the browser signed.'),
    authenticatorData: base64url('What the authenticator adds.'),
    signature: base64url('The signature over both.'),
    userHandle: Type.Optional(base64url('The account, as the authenticator stores it.')),
  },
  { title: 'PasskeySignatureResponse', description: 'A signature of an authenticator.' },
);
export interface PasskeySignatureResponse extends Static<typeof PasskeySignatureResponse> {}

export const PasskeySignature = Type.Object(
  {
    ...credential,
    response: described('The signature.', Ref<PasskeySignatureResponse>(PasskeySignatureResponse)),
  },
  { title: 'PasskeySignature', description: 'The answer of `navigator.credentials.get`, in JSON.' },
);
export interface PasskeySignature extends Static<typeof PasskeySignature> {}
