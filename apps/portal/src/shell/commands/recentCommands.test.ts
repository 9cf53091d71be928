import { expect, it } from 'vitest';
import { readRecent } from './recentCommands.ts';

const facility = { label: 'D-1042', href: '/facilities/7', kind: 'facility', hint: 'Mill Road' };

// SHL-70
it('reads back what was stored', () => {
  expect(readRecent([facility])).toEqual([{ ...facility, id: '/facilities/7' }]);
});

it.each([
  ['nothing', null],
  ['no list', {}],
  ['no entry', [null, 7, 'x']],
  ['an address of another host', [{ ...facility, href: '//evil.example' }]],
  ['a script', [{ ...facility, href: 'javascript:alert(1)' }]],
  ['a tenant', [{ ...facility, kind: 'tenant' }]],
])('takes %s for no entry', (_what, stored) => {
  expect(readRecent(stored)).toEqual([]);
});

it('keeps five entries', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...facility, href: `/facilities/${at}` }));
  expect(readRecent(many)).toHaveLength(5);
});
