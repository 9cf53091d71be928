import {
  flag,
  id,
  list,
  moment,
  nullable,
  number,
  record,
  requiredMoment,
  requiredText,
  text,
  word,
} from '../decode/decoders.ts';
import { session } from '../session/decoders.ts';
import type {
  AddedFactor,
  Factor,
  FactorKind,
  Factors,
  PasskeyCreation,
  PasskeyRequest,
  RecoveryCodes,
  SecondStep,
  SecondStepMethod,
  TotpSecret,
} from './contract.ts';

type Known = PasskeyRequest['allowCredentials'][number];
const knownPasskeys = list(
  record<Known>({
    id: requiredText,
    type: word<Known['type']>(),
    transports: (value) => (Array.isArray(value) ? list(requiredText)(value) : []),
  }),
);

const passkeyRequest = record<PasskeyRequest>({
  challenge: requiredText,
  rpId: requiredText,
  allowCredentials: knownPasskeys,
  userVerification: word<PasskeyRequest['userVerification']>(),
});

export const passkeyCreation = record<PasskeyCreation>({
  rp: record<PasskeyCreation['rp']>({ id: requiredText, name: text }),
  user: record<PasskeyCreation['user']>({
    id: requiredText,
    name: requiredText,
    displayName: text,
  }),
  challenge: requiredText,
  pubKeyCredParams: list(
    record<PasskeyCreation['pubKeyCredParams'][number]>({
      alg: number,
      type: word<Known['type']>(),
    }),
  ),
  excludeCredentials: knownPasskeys,
  authenticatorSelection: record<PasskeyCreation['authenticatorSelection']>({
    userVerification: word<PasskeyRequest['userVerification']>(),
  }),
});

export const secondStep = record<SecondStep>({
  second_step: record<SecondStep['second_step']>({
    token: requiredText,
    methods: list(word<SecondStepMethod>()),
    passkey: nullable(passkeyRequest),
    was_reset: flag,
  }),
});

const factor = record<Factor>({
  id,
  kind: word<FactorKind>(),
  name: text,
  created_at: requiredMoment,
  last_used_at: moment,
});

export const factors = record<Factors>({
  is_on: flag,
  is_required: flag,
  factors: list(factor),
  recovery_codes: number,
});

export const totpSecret = record<TotpSecret>({
  secret: requiredText,
  uri: requiredText,
  qr_path: requiredText,
  qr_size: number,
});

export const recoveryCodes = record<RecoveryCodes>({ recovery_codes: list(requiredText) });

export const addedFactor = record<AddedFactor>({
  recovery_codes: nullable(list(requiredText)),
  sign_in: nullable(session),
});
