import { expect, it } from 'vitest';
import { parseId } from './ids.ts';

// WIR-38
it.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999', undefined],
  ['0', undefined],
  ['07', undefined],
  ['-7', undefined],
  ['7.0', undefined],
  ['x', undefined],
  ['', undefined],
])('reads %j as %s', (text, id) => expect(parseId(text)).toBe(id));
