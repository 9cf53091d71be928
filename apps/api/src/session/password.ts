import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue, type QueueLimits, type QueueOptions } from '../http/limits/fairQueue.ts';

/** The cost of one hash: memory in KiB and number of passes. */
export interface HashCost {
  memoryKiB: number;
  passes: number;
}

export type Passwords = ReturnType<typeof passwords>;

export interface Hasher {
  hash(password: string): Promise<string>;
  /** For `null` (an unknown user) it takes the same time and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Hashes passwords with Argon2id, one at a time in the process. Callers take turns. */
export function passwords({ memoryKiB, passes }: HashCost, onChange?: QueueLimits['onChange']) {
  // 2 is Argon2id. The package exports its enum as a type only.
  const options = { algorithm: 2, memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const unknownUser = hash(randomBytes(16).toString('hex'), options);
  // A hash takes 50 ms of a core and 48 MiB.
  const inTurn = fairQueue({ concurrent: 1, onChange });
  const hasher: Hasher = {
    hash: (password) => hash(compose(password), options),
    async verify(stored, password) {
      const hashToVerify = stored ?? (await unknownUser);
      // As typed first: an earlier version hashed passwords so.
      const forms = new Set([password, compose(password)]);
      for (const form of forms) if (await verify(hashToVerify, form)) return stored !== null;
      return false;
    },
  };
  return {
    /** Waits for a turn of a caller and runs the work that hashes. */
    inTurn: <T>(caller: string, work: (hasher: Hasher) => Promise<T>, options?: QueueOptions) =>
      inTurn(caller, () => work(hasher), options),
    /** Hashes a password in a turn of the caller. */
    hash: (password: string, caller = 'server') => inTurn(caller, () => hasher.hash(password)),
  };
}

/** macOS may type an 'ä' as two characters, which Windows types as one. */
const compose = (password: string) => password.normalize('NFC');

/** Without 0, 1, i, l and o, which are easily confused on paper and by phone. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A password that is easy to read aloud: by default three groups of four characters, 59 bits. */
export function readablePassword(groups = 3): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** A key for one purpose, derived from the key of the office. */
const keyFor = (purpose: string, secretKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));

type SignedPurpose = 'known browsers' | 'password links';

/** Signs a text for one purpose, in base64url. */
export const sign = (text: string, purpose: SignedPurpose, secretKey: Buffer): string =>
  createHmac('sha256', keyFor(purpose, secretKey)).update(text).digest('base64url');

/** Whether a caller sent this signature. */
export function isSignature(given: string, signature: string): boolean {
  const [sent, expected] = [Buffer.from(given), Buffer.from(signature)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

type Purpose = 'generated passwords' | 'authenticator apps';

/**
 * Encrypts a secret that the server must read again. It opens only with what it is bound to, such as the hash of a
 * generated password, so it cannot be moved to another user.
 */
export function seal(
  text: string,
  boundTo: string,
  secretKey: Buffer,
  purpose: Purpose = 'generated passwords',
): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, keyFor(purpose, secretKey), iv).setAAD(
    Buffer.from(boundTo),
  );
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Decrypts the result of `seal`; `null` if it has another key, purpose or binding. */
export function unseal(
  sealed: Buffer,
  boundTo: string,
  secretKey: Buffer,
  purpose: Purpose = 'generated passwords',
): string | null {
  const key = keyFor(purpose, secretKey);
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  }).setAAD(Buffer.from(boundTo));
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  try {
    const text = [opening.update(sealed.subarray(ivLength + tagLength)), opening.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
