import { afterEach, expect, it } from 'vitest';
import { seedRandom } from './seedRandom.ts';

let restore = () => {};
afterEach(() => restore());

const numbers = (seed: number) => {
  restore = seedRandom(seed);
  const drawn = Array.from({ length: 1000 }, Math.random);
  restore();
  return drawn;
};

it('gives the same numbers for the same seed', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

it('gives different numbers from 0 to below 1, evenly', () => {
  const drawn = numbers(1);
  expect(new Set(drawn).size).toBe(1000);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.filter((number) => number < 0.5).length).toBeGreaterThan(450);
});

it('restores Math.random', () => {
  const { random } = Math;
  seedRandom(1)();
  expect(Math.random).toBe(random);
});
