import { type ComponentType, lazy } from 'react';
import { freshness } from './appReload.ts';

/** The page's code did not come: a deploy has replaced it, or the network is away. */
export class LostChunk extends Error {
  override name = 'LostChunk';

  constructor(cause: unknown) {
    super('This page could not be loaded. The application may have been updated.', { cause });
  }
}

/** A page whose code comes when it is first opened. Code that does not come asks for a reload. */
export const lazyPage = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      freshness.report('lost-chunk');
      throw new LostChunk(cause);
    }
  });
