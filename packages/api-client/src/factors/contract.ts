import { type Static, Type } from 'typebox';
import { Session } from '../session/contract.ts';
import { described, Id, MomentSchema, Nullable, OneOf, Ref } from '../values/schema.ts';
import { FactorKinds, SecondStepMethods } from './enums.ts';
import { NewPasskey, PasskeyRequest, PasskeySignature } from './passkeyContract.ts';

export * from './enums.ts';
export * from './passkeyContract.ts';

export const SecondStepOffer = Type.Object(
  {
    token: described(
      'The token of the calls that finish the sign-in, for ten minutes.',
      Type.String(),
    ),
    methods: described(
      'What the user can sign in with. Without any, a factor must be set up first.',
      Type.Array(OneOf(SecondStepMethods)),
    ),
    passkey: described(
      'The options for a passkey; `null` without one.',
      Nullable(Ref<PasskeyRequest>(PasskeyRequest)),
    ),
    was_reset: described(
      "Whether an administrator has removed the user's factors.",
      Type.Boolean(),
    ),
  },
  { title: 'SecondStepOffer', description: 'What finishes a sign-in.' },
);
export interface SecondStepOffer extends Static<typeof SecondStepOffer> {}

export const SecondStep = Type.Object(
  {
    second_step: described('What finishes the sign-in.', Ref<SecondStepOffer>(SecondStepOffer)),
  },
  {
    title: 'SecondStep',
    description: 'The answer to the right password where a second factor is needed (USR-51).',
  },
);
export interface SecondStep extends Static<typeof SecondStep> {}

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

export const Factor = Type.Object(
  {
    id: described('The number of the record.', Id),
    kind: described('What it is.', OneOf(FactorKinds)),
    name: described('The name that the user gave it.', Type.String()),
    created_at: described('When it was added.', MomentSchema),
    last_used_at: described('When it was last used; `null` if never.', Nullable(MomentSchema)),
  },
  { title: 'Factor', description: 'A second factor of the own account.' },
);
export interface Factor extends Static<typeof Factor> {}

export const Factors = Type.Object(
  {
    is_on: described('Whether this server uses second factors.', Type.Boolean()),
    is_required: described('Whether the own account needs one.', Type.Boolean()),
    factors: described('The factors, the oldest first.', Type.Array(Ref<Factor>(Factor))),
    recovery_codes: described(
      'The number of recovery codes that are left.',
      Type.Integer({ minimum: 0 }),
    ),
  },
  { title: 'Factors', description: 'The second factors of the own account.' },
);
export interface Factors extends Static<typeof Factors> {}

export const TotpSecret = Type.Object(
  {
    secret: described('The secret in base32, to be typed into an app.', Type.String()),
    uri: described('The `otpauth:` address, to be opened in an app.', Type.String()),
    qr_path: described(
      'The address as a QR code: the dark squares as an SVG path, one unit each.',
      Type.String(),
    ),
    qr_size: described('The number of squares in a row of the QR code.', Type.Integer()),
  },
  { title: 'TotpSecret', description: 'The secret of a new app, for ten minutes.' },
);
export interface TotpSecret extends Static<typeof TotpSecret> {}

const password = described(
  'The current password. A sign-in that is not finished needs none.',
  Type.String({ maxLength: 200 }),
);

export const OwnPassword = Type.Object(
  { password: Type.Optional(password) },
  { title: 'OwnPassword', description: 'The password that confirms a change of the factors.' },
);
export interface OwnPassword extends Static<typeof OwnPassword> {}

export const NewFactor = Type.Object(
  {
    name: described('A name to tell it by.', Type.String({ minLength: 1, maxLength: 100 })),
    passkey: Type.Optional(described('A new passkey.', Ref<NewPasskey>(NewPasskey))),
    code: Type.Optional(code('The code that a new app shows.')),
    password: Type.Optional(password),
  },
  { title: 'NewFactor', description: 'A new second factor: a passkey, or an app with its code.' },
);
export interface NewFactor extends Static<typeof NewFactor> {}

export const AddedFactor = Type.Object(
  {
    recovery_codes: described(
      'The recovery codes, which come with the first factor and are not shown again; else `null`.',
      Nullable(Type.Array(Type.String())),
    ),
    sign_in: described(
      'The session, if the factor finishes a sign-in; else `null`.',
      Nullable(Ref<Session>(Session)),
    ),
  },
  { title: 'AddedFactor', description: 'The answer to a new second factor.' },
);
export interface AddedFactor extends Static<typeof AddedFactor> {}

export const RecoveryCodes = Type.Object(
  {
    recovery_codes: described(
      'The new recovery codes, which are not shown again.',
      Type.Array(Type.String()),
    ),
  },
  { title: 'RecoveryCodes', description: 'New recovery codes. The old ones no longer work.' },
);
export interface RecoveryCodes extends Static<typeof RecoveryCodes> {}
