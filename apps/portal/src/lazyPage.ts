import { shellWords } from '@audit-letters/screens';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The code of a page failed to load: a deploy replaced it, or the browser is offline. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super(shellWords.pageLost, { cause });
  }
}

/** A page whose code loads when it first renders, or before with `load`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { load: () => Promise<unknown> };

/** `React.lazy` for a page that a module exports under a name. The error boundary above shows a failed load. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const Page = lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (cause) {
      throw new ChunkLoadError(cause);
    }
  });
  return Object.assign(Page, { load });
}
