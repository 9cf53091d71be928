import { isIP } from 'node:net';
import { StartupError } from './errors.ts';

/** The addresses of the proxies before the server, or whether to trust one by its distance; `false`: there are none. */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean) | false;

/**
 * Reads TRUST_PROXY: the number of proxies, or their addresses. The headers of anyone else are ignored, because a caller
 * can forge them. With a number, only the proxies may be able to reach the server.
 */
export function trustedProxies(text: string | undefined): TrustedProxies {
  const value = text?.trim() ?? '';
  if (value === '' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) {
    const proxies = Number(value);
    return (_address, hop) => hop < proxies;
  }
  const addresses = value.split(',').map((address) => address.trim());
  const unknown = addresses.find((address) => !isAddress(address));
  if (unknown === undefined) return addresses;
  throw new StartupError(
    `TRUST_PROXY must be the number of proxies or their addresses, such as 10.0.0.5,10.1.0.0/16, and has '${unknown}'.`,
  );
}

function isAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
