import type { UserRow } from '../account.ts';
import { hostCookie } from '../cookies.ts';
import { isSignature, sign } from '../password.ts';

const year = 365 * 24 * 3600;

/**
 * Marks a browser that has signed in. It gives no access: its failed sign-ins are only counted apart from others'. It
 * ends with the password.
 */
export const knownBrowserCookie = hostCookie('known', { maxAge: year });

type Account = Pick<UserRow, 'id' | 'username_key' | 'password_hash'>;

/** The value of the cookie after a sign-in: a signature of the username, and one of the password. */
export const markBrowser = (account: Account, secretKey: Buffer): string =>
  [account.username_key, passwordOf(account)]
    .map((text) => sign(text, 'known browsers', secretKey))
    .join('.');

/** Whether the cookie says that the username has signed in with this browser. */
export const claimsUsername = (cookie: string | null, usernameKey: string, secretKey: Buffer) =>
  hasSignature(cookie, 0, usernameKey, secretKey);

/** Whether this account has signed in with the browser since its password changed. */
export const isKnownBrowser = (cookie: string | null, account: Account, secretKey: Buffer) =>
  claimsUsername(cookie, account.username_key, secretKey) &&
  hasSignature(cookie, 1, passwordOf(account), secretKey);

const passwordOf = ({ id, password_hash }: Account) => `${id}\n${password_hash}`;

const hasSignature = (cookie: string | null, part: 0 | 1, text: string, secretKey: Buffer) =>
  isSignature(cookie?.split('.')[part] ?? '', sign(text, 'known browsers', secretKey));
