/**
 * Gives `Math.random()` the same numbers on each run, for reproducible data and screenshots. Returns a function that
 * restores it.
 */
export function seedRandom(seed: number): () => void {
  const { random } = Math;
  let state = seed >>> 0;
  // Mulberry32.
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    Math.random = random;
  };
}
