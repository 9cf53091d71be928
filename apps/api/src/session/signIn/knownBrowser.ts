import { hostCookie } from '../cookies.ts';
import { isSignature, sign } from '../password.ts';

const year = 365 * 24 * 3600;

/** Marks a browser that has signed in. It gives no access: its failed sign-ins are only counted apart from others'. */
export const knownBrowserCookie = hostCookie('known', { maxAge: year });

/** The value of the cookie after a sign-in: a signature of the username. */
export const markBrowser = (usernameKey: string, secretKey: Buffer): string =>
  sign(usernameKey, 'known browsers', secretKey);

/** Whether the username has signed in with the browser. */
export const isKnownBrowser = (cookie: string | null, usernameKey: string, secretKey: Buffer) =>
  isSignature(cookie ?? '', markBrowser(usernameKey, secretKey));
