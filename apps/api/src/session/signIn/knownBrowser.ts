import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hostCookie } from '../cookies.ts';

const year = 365 * 24 * 3600;

/** Marks a browser that has signed in. It gives no access: its failed sign-ins are only counted apart from others'. */
export const knownBrowserCookie = hostCookie('known', { maxAge: year });

/** The value of the cookie after a sign-in: a random id, signed together with the username. */
export function markBrowser(username: string, secretKey: Buffer): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signature(id, username, secretKey).toString('base64url')}`;
}

/** The id in the cookie if this server signed it for this username. */
export function knownBrowser(
  cookie: string | null,
  username: string,
  secretKey: Buffer,
): string | null {
  const [id = '', signed = ''] = cookie?.split('.') ?? [];
  const expected = signature(id, username, secretKey);
  const given = Buffer.from(signed, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}

function signature(id: string, username: string, secretKey: Buffer): Buffer {
  return createHmac('sha256', secretKey)
    .update(`known browser\n${id}\n${username.toLowerCase()}`)
    .digest();
}
