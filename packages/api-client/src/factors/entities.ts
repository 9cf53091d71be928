import {
  count,
  flag,
  id,
  ifGiven,
  list,
  moment,
  nullable,
  optionalList,
  record,
  requiredMoment,
  requiredText,
  text,
  type Values,
  word,
} from '../decode/fields.ts';
import { session } from '../session/entities.ts';
import { FactorKinds, SecondStepMethods } from './enums.ts';

const publicKey = word(['public-key']);
const userVerification = word(['required', 'preferred', 'discouraged']);

const knownFields = {
  id: requiredText,
  type: publicKey,
  transports: ifGiven(optionalList(requiredText)),
};
const knownPasskeys = list(record<Values<typeof knownFields>>(knownFields));

const passkeyRequestFields = {
  challenge: requiredText,
  rpId: requiredText,
  allowCredentials: knownPasskeys,
  userVerification,
};
export interface PasskeyRequest extends Values<typeof passkeyRequestFields> {}
export const passkeyRequest = record<PasskeyRequest>(passkeyRequestFields);

const portalFields = { id: requiredText, name: text };
const accountFields = { id: requiredText, name: requiredText, displayName: text };
const algorithmFields = { alg: count, type: publicKey };
const authenticatorFields = { userVerification };

const passkeyCreationFields = {
  rp: record<Values<typeof portalFields>>(portalFields),
  user: record<Values<typeof accountFields>>(accountFields),
  challenge: requiredText,
  pubKeyCredParams: list(record<Values<typeof algorithmFields>>(algorithmFields)),
  excludeCredentials: knownPasskeys,
  authenticatorSelection: record<Values<typeof authenticatorFields>>(authenticatorFields),
};
export interface PasskeyCreation extends Values<typeof passkeyCreationFields> {}
export const passkeyCreation = record<PasskeyCreation>(passkeyCreationFields);

const secondStepOfferFields = {
  token: requiredText,
  methods: list(word(SecondStepMethods)),
  passkey: nullable(passkeyRequest),
  was_reset: flag,
};
export interface SecondStepOffer extends Values<typeof secondStepOfferFields> {}
export const secondStepOffer = record<SecondStepOffer>(secondStepOfferFields);

const secondStepFields = {
  second_step: secondStepOffer,
};
export interface SecondStep extends Values<typeof secondStepFields> {}
export const secondStep = record<SecondStep>(secondStepFields);

const factorFields = {
  id,
  kind: word(FactorKinds),
  name: text,
  created_at: requiredMoment,
  last_used_at: moment,
};
export interface Factor extends Values<typeof factorFields> {}
export const factor = record<Factor>(factorFields);

const factorsFields = {
  is_on: flag,
  is_required: flag,
  factors: list(factor),
  recovery_codes: count,
};
export interface Factors extends Values<typeof factorsFields> {}
export const factors = record<Factors>(factorsFields);

const totpSecretFields = {
  secret: requiredText,
  uri: requiredText,
  qr_path: requiredText,
  qr_size: count,
};
export interface TotpSecret extends Values<typeof totpSecretFields> {}
export const totpSecret = record<TotpSecret>(totpSecretFields);

const recoveryCodesFields = {
  recovery_codes: list(requiredText),
};
export interface RecoveryCodes extends Values<typeof recoveryCodesFields> {}
export const recoveryCodes = record<RecoveryCodes>(recoveryCodesFields);

const addedFactorFields = {
  recovery_codes: nullable(list(requiredText)),
  sign_in: nullable(session),
};
export interface AddedFactor extends Values<typeof addedFactorFields> {}
export const addedFactor = record<AddedFactor>(addedFactorFields);
