import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The cost of one hash: memory in KiB and number of passes. */
export interface HashCost {
  memoryKiB: number;
  passes: number;
}

/** Hashes passwords with Argon2id in one lane. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** For `null` (an unknown user) it takes the same time and returns false. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Limits hashing per process, so that sign-ins cannot use all memory and cores. */
const maxConcurrent = 1;

export function passwords({ memoryKiB, passes }: HashCost): Passwords {
  // 2 is Argon2id. The package exports its enum as a type only.
  const options = { algorithm: 2, memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const limit = pLimit(maxConcurrent);
  const unknownUser = limit(() => hash(randomBytes(16).toString('hex'), options));
  return {
    hash: (password) => limit(() => hash(password, options)),
    async verify(stored, password) {
      const known = stored ?? (await unknownUser);
      return (await limit(() => verify(known, password))) && stored !== null;
    },
  };
}

/** Without 0, 1, i, l and o, which are easily confused on paper and by phone. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A password that is easy to read aloud: three groups of four characters, 59 bits. */
export function readablePassword(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return [group(), group(), group()].join('-');
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a generated password: staff can read and mail it until the user changes it. */
export function seal(text: string, key: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Decrypts the result of `seal`; `null` if another key encrypted it. */
export function unseal(sealed: Buffer, key: Buffer): string | null {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  opening.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  try {
    const text = [opening.update(sealed.subarray(ivLength + tagLength)), opening.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
