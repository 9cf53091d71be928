import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to guess, nothing to read from it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token, and looks it up by. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
