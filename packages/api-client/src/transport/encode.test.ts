import { expect, it } from 'vitest';
import { path } from './encode.ts';

it.each([
  ['a/b ü', '/api/files/a%2Fb%20%C3%BC/x'],
  ['..', '/api/files/%252E%252E/x'],
  ['.', '/api/files/%252E/x'],
  ['\ud83d', '/api/files/%EF%BF%BD/x'],
])('keeps %j one part of a path', (name, address) => {
  const built = path`/api/files/${name}/x`;
  expect(built).toBe(address);
  expect(new URL(built, 'https://office.example').pathname).toBe(address);
});
