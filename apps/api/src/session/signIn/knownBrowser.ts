import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserRow } from '../account.ts';
import { hostCookie } from '../cookies.ts';
import { keyFor } from '../password.ts';

const year = 365 * 24 * 3600;

/**
 * Marks a browser that has signed in. It gives no access: its failed sign-ins are only counted apart from others'. It
 * ends with the password.
 */
export const knownBrowserCookie = hostCookie('known', { maxAge: year });

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/** The value of the cookie after a sign-in. */
export const markBrowser = (account: Account, secretKey: Buffer): string =>
  signature(account, secretKey).toString('base64url');

/** Whether the cookie is of a browser that this account has signed in with. */
export function isKnownBrowser(
  cookie: string | null,
  account: Account,
  secretKey: Buffer,
): boolean {
  const expected = signature(account, secretKey);
  const given = Buffer.from(cookie ?? '', 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signature = ({ id, password_hash }: Account, secretKey: Buffer): Buffer =>
  createHmac('sha256', keyFor('known browsers', secretKey))
    .update(`${id}\n${password_hash}`)
    .digest();
