import { beforeAll, expect, it, vi } from 'vitest';
import { addressToReturnTo } from './endedSession.ts';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' });
});

const ended = (address: string) => ({ reason: 'gone' as const, userId: 7, address });

// SHL-67
it('returns the same user to the address', () => {
  expect(addressToReturnTo(ended('/tenant-list?filter=all'), 7, '/profile')?.href).toBe(
    'https://portal.example/tenant-list?filter=all',
  );
});

it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
  'takes %s for no address of this site',
  (address) => {
    expect(addressToReturnTo(ended(address), 7, null)).toBeNull();
    expect(addressToReturnTo(null, 7, address)).toBeNull();
  },
);

// SHL-67
it('returns another user to no address', () => {
  expect(addressToReturnTo(ended('/x'), 8, '/profile')).toBeNull();
  expect(addressToReturnTo(null, 7, undefined)).toBeNull();
});
