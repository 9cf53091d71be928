import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, which encode nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token. The database stores only this. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
