import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignature,
} from '@audit-letters/api-client';
import { factorWords } from '@audit-letters/screens';

// Loaded by the first use of a passkey.
const library = () => import('@simplewebauthn/browser');

/** Asks the browser for a new passkey. */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await inWords(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const proof = { clientDataJSON, attestationObject, transports };
  return { id, rawId, type, clientExtensionResults: {}, response: proof };
}

/** Asks the browser to sign with a passkey. */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<PasskeySignature> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await inWords(startAuthentication({ optionsJSON }));
  return { id, rawId, type, clientExtensionResults: {}, response };
}

/** Browsers name the reasons of a failure in their own words; most are a prompt that was closed. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new Error(isKnown ? factorWords.known : factorWords.failed, { cause });
  }
}
