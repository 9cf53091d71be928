import { type ComponentType, lazy } from 'react';

/** The code of a page failed to load: a deploy replaced it, or the browser is offline. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';

  constructor(cause: unknown) {
    super('This page could not be loaded. The application may have been updated.', { cause });
  }
}

/** Runs an import. A failure says in words that the code did not load. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(cause);
  }
}

/** Loads the code of a page when it is first opened. */
export const lazyPage = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
) => lazy(async () => ({ default: await loadCode(load) }));
