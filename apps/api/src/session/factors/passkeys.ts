import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignature,
} from '@audit-letters/api-client/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { SecondFactor } from '../../startup/config.ts';
import type { FactorRow } from './store.ts';

/** The portal as browsers check it: a passkey works for its host only. */
const portalOf = ({ publicUrl }: SecondFactor) => ({
  expectedOrigin: publicUrl.origin,
  expectedRPID: publicUrl.hostname,
});

const credentialsOf = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id: id, transports }) =>
    id === null ? [] : [{ id, type: 'public-key' as const, transports }],
  );

/** Ed25519, ES256 and RS256. The library's default begins with one that Node has as an experiment only. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The bytes of a challenge, which browsers get in base64url. */
export const challengeBytes = ({ challenge }: { challenge: string }): Buffer =>
  Buffer.from(challenge, 'base64url');

export async function passkeyCreation(
  { publicUrl }: SecondFactor,
  user: { id: number; username: string },
  factors: readonly FactorRow[],
): Promise<PasskeyCreation> {
  const {
    rp,
    challenge,
    pubKeyCredParams,
    user: account,
  } = await generateRegistrationOptions({
    rpName: 'Audit Letter Program',
    rpID: publicUrl.hostname,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.username,
    userDisplayName: user.username,
    supportedAlgorithmIDs,
  });
  return {
    rp: { id: publicUrl.hostname, name: rp.name },
    user: account,
    challenge,
    pubKeyCredParams,
    excludeCredentials: credentialsOf(factors),
    authenticatorSelection: { userVerification: 'preferred' },
  };
}

/** The columns of a new passkey, `null` if it does not belong to this challenge and portal. */
export async function newPasskey(
  portal: SecondFactor,
  response: NewPasskey,
  challenge: Buffer | null,
) {
  const verification = await verifyRegistrationResponse({
    ...portalOf(portal),
    response,
    expectedChallenge: challenge?.toString('base64url') ?? '',
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null);
  if (!verification?.verified) return null;
  const { id, publicKey, counter } = verification.registrationInfo.credential;
  return {
    credential_id: id,
    transports: response.response.transports ?? [],
    secret: Buffer.from(publicKey),
    counter: String(counter),
  };
}

export async function passkeyRequest(
  { publicUrl }: SecondFactor,
  factors: readonly FactorRow[],
): Promise<PasskeyRequest> {
  const { challenge } = await generateAuthenticationOptions({ rpID: publicUrl.hostname });
  return {
    challenge,
    rpId: publicUrl.hostname,
    allowCredentials: credentialsOf(factors),
    userVerification: 'preferred',
  };
}

/** The new counter of a passkey that signed the challenge, else `null`. */
export async function passkeyCounter(
  portal: SecondFactor,
  { credential_id, secret, counter, transports }: FactorRow,
  response: PasskeySignature,
  challenge: Buffer | null,
): Promise<number | null> {
  const verification = await verifyAuthenticationResponse({
    ...portalOf(portal),
    response,
    expectedChallenge: challenge?.toString('base64url') ?? '',
    credential: {
      id: credential_id ?? '',
      publicKey: new Uint8Array(secret),
      counter: Number(counter),
      transports,
    },
    requireUserVerification: false,
  }).catch(() => null);
  return verification?.verified ? verification.authenticationInfo.newCounter : null;
}
