import { Secret, TOTP } from 'otpauth';
import qrcode from 'qrcode-generator';
import { seal, unseal } from '../password.ts';

const issuer = 'Audit Letter Program';

/** A new secret of an authenticator app, with its address and QR code. */
export function newTotpSecret(username: string) {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label: username, secret }).toString();
  const qr = qrcode(0, 'M');
  qr.addData(uri);
  qr.make();
  const size = qr.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]);
  const dark = places.filter(([x = 0, y = 0]) => qr.isDark(y, x));
  const qr_path = dark.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
  return { secret: secret.base32, uri, qr_path, qr_size: size };
}

export const sealTotp = (secret: string, userId: number, key: Buffer): Buffer =>
  seal(secret, `user ${userId}`, key, 'authenticator apps');

export const unsealTotp = (sealed: Buffer, userId: number, key: Buffer): string | null =>
  unseal(sealed, `user ${userId}`, key, 'authenticator apps');

/**
 * The time step of a code, `null` for a wrong one. Codes of half a minute before and after are accepted, because clocks
 * differ.
 */
export function totpStep(
  sealed: Buffer,
  userId: number,
  key: Buffer,
  code: string,
  now: Date,
): number | null {
  const secret = unsealTotp(sealed, userId, key);
  if (secret === null) return null;
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  const away = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: 1 });
  return away === null ? null : TOTP.counter({ timestamp }) + away;
}
