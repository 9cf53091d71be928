import { type ReactNode, useEffect } from 'react';

let announce = () => {};
let ran = Promise.resolve();

/** Begins a new wait: `effectsRan` then waits for the story drawn next. */
export function expectEffects() {
  ran = new Promise((resolve) => {
    announce = resolve;
  });
}

/**
 * Waits until the effects of the story have run. The test build of React runs them before it returns, the production
 * build runs them later.
 */
export const effectsRan = () => ran;

/** Reports that the effects of its children have run: React runs those of a parent last. */
export function Effects({ children }: { children: ReactNode }) {
  useEffect(() => announce(), []);
  return children;
}
