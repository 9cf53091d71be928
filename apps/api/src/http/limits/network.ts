import { isIPv6 } from 'node:net';

/**
 * The network of an address, for limits: an IPv4 address itself, and the /64 of an IPv6 address, because one customer
 * has all its addresses.
 */
export function networkOf(address: string): string {
  const [ip = ''] = address.toLowerCase().split('%');
  if (!isIPv6(ip)) return ip;
  const [, ipv4] = /^::ffff:([\d.]+)$/.exec(ip) ?? [];
  if (ipv4) return ipv4;
  const [before = '', after = ''] = ip.split('::');
  const groups = [before, after].map((part) => part.split(':').filter(Boolean));
  const [first = [], last = []] = groups;
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const all = [...first, ...zeros, ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
