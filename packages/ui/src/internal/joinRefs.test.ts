import { createRef } from 'react';
import { expect, it } from 'vitest';
import { joinRefs } from './joinRefs.ts';

it('sets and clears every ref', () => {
  const object = createRef<string>();
  const given: Array<string | null> = [];
  const detach = joinRefs<string>(object, undefined, (element) => {
    given.push(element);
  })('element');

  expect(object.current).toBe('element');
  if (detach) detach();
  expect(object.current).toBeNull();
  expect(given).toEqual(['element', null]);
});

it('calls the cleanup function of a ref callback', () => {
  const calls: Array<string | null> = [];
  const detach = joinRefs<string>((element) => {
    calls.push(element);
    return () => {
      calls.push('cleaned up');
    };
  })('element');

  if (detach) detach();
  expect(calls).toEqual(['element', 'cleaned up']);
});
