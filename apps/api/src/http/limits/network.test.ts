import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:1001', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['2001:DB8:0001:ffff:ffff:1:2:3', '2001:db8:1::/48'],
  ['[2001:db8:1::7]:1001', '2001:db8:1::/48'],
  ['[2001:db8:1::7]', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['nonsense', 'nonsense'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
