import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What one password costs: memory in KiB, and passes over it. */
export interface HashCost {
  memoryKiB: number;
  passes: number;
}

/** Argon2id, one lane. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** With no hash (an unknown user) it takes the same time, and is never right. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** As many as run at once in one process, so that sign-ins cannot take all memory and cores. */
const atOnce = 2;

export function passwords({ memoryKiB, passes }: HashCost): Passwords {
  // 2 is Argon2id; the enum of the package is a type only.
  const options = { algorithm: 2, memoryCost: memoryKiB, timeCost: passes, parallelism: 1 };
  const inTurn = queue(atOnce);
  const nobody = inTurn(() => hash(randomBytes(16).toString('hex'), options));
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    async verify(stored, password) {
      const known = stored ?? (await nobody);
      return (await inTurn(() => verify(known, password))) && stored !== null;
    },
  };
}

function queue(limit: number) {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    while (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

/** Without 0, 1, i, l and o, which are taken for one another on paper and on the phone. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** A password that can be read out: three groups of four, 59 bits. */
export function readablePassword(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 4 }, letter).join('');
  return [group(), group(), group()].join('-');
}

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts a generated password, which staff must be able to mail until it is changed. */
export function seal(text: string, key: Buffer): Buffer {
  const iv = randomBytes(ivLength);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** The text of `seal`, or `null` when another key sealed it. */
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
