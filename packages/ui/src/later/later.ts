'use client';

import { useEffect, useState } from 'react';

/** Code that most visits need late or never. */
export interface Later<Part> {
  /** Loads the code, once. A failed load can be tried again. */
  load: () => Promise<Part>;
  /** The code, or `null` until it is loaded. */
  loaded: () => Part | null;
}

/** Declares a part of a widget that `useLater` loads. */
export function later<Part>(load: () => Promise<Part>): Later<Part> {
  let part: Part | null = null;
  return {
    load: async () => {
      part ??= await load();
      return part;
    },
    loaded: () => part,
  };
}

// The code and the data of the first screen have the network to themselves for this long.
const quietMs = 2000;

/**
 * The part, or `null` until it is loaded: when it is first wanted, or two seconds after the widget appeared.
 * `onFailure` is called with the error when a wanted part does not load.
 */
export function useLater<Part>(
  part: Later<Part>,
  wanted: boolean,
  onFailure: (error: unknown) => void,
): Part | null {
  const [, setArrivals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not start another load
  useEffect(() => {
    if (part.loaded() !== null) return;
    let unmounted = false;
    const get = async () => {
      try {
        await part.load();
        if (!unmounted) setArrivals((count) => count + 1);
      } catch (error) {
        if (!unmounted && wanted) onFailure(error);
      }
    };
    const timer = wanted ? undefined : setTimeout(get, quietMs);
    if (wanted) get();
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [part, wanted]);

  return part.loaded();
}
