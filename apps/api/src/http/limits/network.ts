import ipaddr from 'ipaddr.js';

/**
 * The network of an address, for limits: an IPv4 address itself, and the /64 of an IPv6 address, because one customer
 * has all its addresses.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
