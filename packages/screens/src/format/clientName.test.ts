import { expect, it } from 'vitest';
import { clientName } from './clientName.ts';

// USR-65
it.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [null, 'Unknown browser'],
])('names the browser %s', (browser, name) => {
  expect(clientName({ browser, address: '203.0.113.7' })).toBe(`${name}, 203.0.113.7`);
  expect(clientName({ browser, address: null })).toBe(name);
});
