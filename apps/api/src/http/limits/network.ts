import ipaddr from 'ipaddr.js';

/**
 * The network of an address, for limits: an IPv4 address itself, and the /48 of an IPv6 address, which is the largest
 * that one customer gets. Some proxies send the port behind the address.
 */
export function networkOf(forwarded: string): string {
  const address = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(forwarded);
  const text = address?.[1] ?? address?.[2] ?? forwarded;
  if (!ipaddr.isValid(text)) return forwarded;
  const parsed = ipaddr.process(text);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}::/48`;
}
