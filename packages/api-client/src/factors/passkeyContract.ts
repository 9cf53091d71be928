import { type Static, Type } from 'typebox';
import { described, OneOf, Ref } from '../values/schema.ts';

/** The messages of a browser and the server about a passkey: the JSON of WebAuthn Level 3. */

const base64url = (text: string) => described(text, Type.String({ maxLength: 20_000 }));
const PublicKey = described('The kind of the credential.', Type.Literal('public-key'));
const Verification = OneOf(
  ['required', 'preferred', 'discouraged'],
  'Whether the authenticator checks its user.',
);

export const KnownPasskey = Type.Object(
  {
    id: described('The id of the credential.', Type.String()),
    type: PublicKey,
    transports: Type.Optional(
      described('How the authenticator is reached.', Type.Array(Type.String())),
    ),
  },
  { title: 'KnownPasskey', description: 'A passkey that the account has.' },
);
export interface KnownPasskey extends Static<typeof KnownPasskey> {}

const KnownPasskeys = Type.Array(Ref<KnownPasskey>(KnownPasskey));

export const PasskeyPortal = Type.Object(
  {
    id: described('The host of the portal.', Type.String()),
    name: described('The name of the portal.', Type.String()),
  },
  { title: 'PasskeyPortal', description: 'The portal to which a passkey belongs.' },
);
export interface PasskeyPortal extends Static<typeof PasskeyPortal> {}

export const PasskeyAccount = Type.Object(
  {
    id: described('The account, as bytes in base64url.', Type.String()),
    name: described('The user name.', Type.String()),
    displayName: described('The user name.', Type.String()),
  },
  { title: 'PasskeyAccount', description: 'The account to which a passkey belongs.' },
);
export interface PasskeyAccount extends Static<typeof PasskeyAccount> {}

export const PasskeyAlgorithm = Type.Object(
  {
    alg: described('The COSE number of the algorithm.', Type.Integer()),
    type: PublicKey,
  },
  { title: 'PasskeyAlgorithm', description: 'A signature algorithm.' },
);
export interface PasskeyAlgorithm extends Static<typeof PasskeyAlgorithm> {}

export const PasskeyAuthenticator = Type.Object(
  {
    userVerification: Verification,
  },
  { title: 'PasskeyAuthenticator', description: 'What an authenticator must be able to do.' },
);
export interface PasskeyAuthenticator extends Static<typeof PasskeyAuthenticator> {}

export const PasskeyCreation = Type.Object(
  {
    rp: described('The portal.', Ref<PasskeyPortal>(PasskeyPortal)),
    user: described('The account.', Ref<PasskeyAccount>(PasskeyAccount)),
    challenge: described('The bytes to sign, in base64url.', Type.String()),
    pubKeyCredParams: described(
      'The signature algorithms, the preferred one first.',
      Type.Array(Ref<PasskeyAlgorithm>(PasskeyAlgorithm)),
    ),
    excludeCredentials: described('The passkeys that the account has.', KnownPasskeys),
    authenticatorSelection: described(
      'What the authenticator must be able to do.',
      Ref<PasskeyAuthenticator>(PasskeyAuthenticator),
    ),
  },
  {
    title: 'PasskeyCreation',
    description: 'The options of `navigator.credentials.create` for a new passkey.',
  },
);
export interface PasskeyCreation extends Static<typeof PasskeyCreation> {}

export const PasskeyRequest = Type.Object(
  {
    challenge: described('The bytes to sign, in base64url.', Type.String()),
    rpId: described('The host of the portal.', Type.String()),
    allowCredentials: described('The passkeys of the account.', KnownPasskeys),
    userVerification: Verification,
  },
  {
    title: 'PasskeyRequest',
    description: 'The options of `navigator.credentials.get` for a sign-in.',
  },
);
export interface PasskeyRequest extends Static<typeof PasskeyRequest> {}

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
