import { type Static, Type } from 'typebox';
import { schemaOf } from '../decode/schemaOf.ts';
import { described, Ref } from '../values/schema.ts';
import * as entities from './entities.ts';
import { NewPasskey, PasskeySignature } from './passkeyContract.ts';

export * from './enums.ts';
export * from './passkeyContract.ts';

export const SecondStepOffer = schemaOf(
  entities.secondStepOffer,
  'SecondStepOffer',
  'What finishes a sign-in.',
  {
    token: 'The token of the calls that finish the sign-in, for ten minutes.',
    methods: 'What the user can sign in with. Without any, a factor must be set up first.',
    passkey: 'The options for a passkey.',
    was_reset: "Whether an administrator has removed the user's factors.",
  },
);
export type SecondStepOffer = entities.SecondStepOffer;

export const SecondStep = schemaOf(
  entities.secondStep,
  'SecondStep',
  'The answer to the right password where a second factor is needed (USR-51).',
  {
    second_step: 'What finishes the sign-in.',
  },
);
export type SecondStep = entities.SecondStep;

const code = (text: string) => described(text, Type.String({ minLength: 1, maxLength: 100 }));

export const SecondStepProof = Type.Object(
  {
    passkey: Type.Optional(
      described('The signature of a passkey.', Ref<PasskeySignature>(PasskeySignature)),
    ),
    code: Type.Optional(code('The code that the app shows.')),
    recovery_code: Type.Optional(code('A recovery code, which works once.')),
  },
  { title: 'SecondStepProof', description: 'One proof of the second factor.' },
);
export interface SecondStepProof extends Static<typeof SecondStepProof> {}

export const Factor = schemaOf(entities.factor, 'Factor', 'A second factor of the own account.', {
  name: 'The name that the user gave it.',
  created_at: 'When it was added.',
  last_used_at: 'When it was last used; `null` if never.',
});
export type Factor = entities.Factor;

export const Factors = schemaOf(
  entities.factors,
  'Factors',
  'The second factors of the own account.',
  {
    is_on: 'Whether this server uses second factors.',
    is_required: 'Whether the own account needs one.',
    factors: 'The factors, the oldest first.',
    recovery_codes: 'The number of recovery codes that are left.',
  },
);
export type Factors = entities.Factors;

export const TotpSecret = schemaOf(
  entities.totpSecret,
  'TotpSecret',
  'The secret of a new app, for ten minutes.',
  {
    secret: 'The secret in base32, to be typed into an app.',
    uri: 'The `otpauth:` address, to be opened in an app.',
    qr_path: 'The address as a QR code: the dark squares as an SVG path, one unit each.',
    qr_size: 'The number of squares in a row of the QR code.',
  },
);
export type TotpSecret = entities.TotpSecret;

export const NewFactor = Type.Object(
  {
    name: described('A name to tell it by.', Type.String({ minLength: 1, maxLength: 100 })),
    passkey: Type.Optional(described('A new passkey.', Ref<NewPasskey>(NewPasskey))),
    code: Type.Optional(code('The code that a new app shows.')),
  },
  { title: 'NewFactor', description: 'A new second factor: a passkey, or an app with its code.' },
);
export interface NewFactor extends Static<typeof NewFactor> {}

export const AddedFactor = schemaOf(
  entities.addedFactor,
  'AddedFactor',
  'The answer to a new second factor.',
  {
    recovery_codes:
      'The recovery codes, which come with the first factor and are not shown again; else `null`.',
    sign_in: 'The session, if the factor finishes a sign-in; else `null`.',
  },
);
export type AddedFactor = entities.AddedFactor;

export const RecoveryCodes = schemaOf(
  entities.recoveryCodes,
  'RecoveryCodes',
  'New recovery codes, which are not shown again. The old ones no longer work.',
);
export type RecoveryCodes = entities.RecoveryCodes;
