import { expect, it } from 'vitest';
import {
  AbortedError,
  ConnectionError,
  isWorthRetrying,
  ResponseError,
  TimeoutError,
  UnexpectedResponseError,
} from '../index.ts';

it.each([
  ['no answer', new ConnectionError(), true],
  ['an answer too late', new TimeoutError(1000), true],
  ['a server that stumbles', new ResponseError(503, 'Busy.'), true],
  ['a proxy that stumbles', new UnexpectedResponseError('Unknown', { status: 502 }), true],
  ['a refusal', new ResponseError(403, 'Not yours.'), false],
  ['an answer in another shape', new UnexpectedResponseError('Unknown', { status: 200 }), false],
  ['a call that was ended', new AbortedError(), false],
  ['a fault of our own', new TypeError('undefined is not a function'), false],
])('after %s, asking again is worth it: %3$j', (_what, error, worth) => {
  expect(isWorthRetrying(error)).toBe(worth);
});
