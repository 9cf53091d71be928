import { later, useLater } from '@audit-letters/ui';
import type { ComponentType } from 'react';
import { useErrorBoundary } from 'react-error-boundary';

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

/** A component whose code loads when it first renders, or before with `load`. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  load: () => Promise<unknown>;
};

/**
 * Renders `Waiting` until the code is loaded; the error boundary above shows a failure. It renders at once when the code is
 * there, where `React.lazy` suspends: after the fallback of a suspended part, React shows no content for 300 ms.
 */
export function lazyComponent<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  const code = later(() => loadCode(load));
  function Lazy(props: Props) {
    const { showBoundary } = useErrorBoundary();
    const Loaded = useLater(code, true, showBoundary);
    return Loaded ? <Loaded {...props} /> : <Waiting {...props} />;
  }
  return Object.assign(Lazy, { load: code.load });
}

const Nothing = () => null;
