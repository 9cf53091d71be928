import { expect, it } from 'vitest';
import { readEnvironment } from './config.ts';

const read = (SECOND_FACTOR: string, PUBLIC_URL?: string) =>
  readEnvironment({ SECRET_KEY: '0'.repeat(64), SECOND_FACTOR, ...(PUBLIC_URL && { PUBLIC_URL }) })
    .config.secondFactor;

// USR-50, USR-51
it('binds second factors to the public address, and refuses a start without one', () => {
  expect(read('')).toBeNull();
  expect(read('off')).toBeNull();
  expect(read('admins', 'https://letters.example')).toMatchObject({ requiredFor: 'admins' });
  expect(read('staff', 'http://localhost:4000')?.publicUrl.port).toBe('4000');
  expect(() => read('monitors', 'https://letters.example')).toThrow(
    "SECOND_FACTOR must be off, admins or staff, and is 'monitors'.",
  );
  for (const address of [undefined, 'letters.example', 'http://letters.example']) {
    expect(() => read('staff', address)).toThrow('SECOND_FACTOR needs the address of the portal');
  }
  for (const address of ['https://192.0.2.7', 'https://[2001:db8::1]', 'https://a.example/x']) {
    expect(() => read('staff', address)).toThrow('PUBLIC_URL');
  }
});
