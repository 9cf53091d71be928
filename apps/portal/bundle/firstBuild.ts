import { fileURLToPath } from 'node:url';
import { build, type ResolveOptions, type Rolldown } from 'vite';

/** The chunks of a build without groups: the bundler puts the modules of the same pages in one file. */
export interface FirstBuild {
  chunks: Rolldown.OutputChunk[];
  /** A chunk and all that it imports at once. */
  loadedWith: (chunk: Rolldown.OutputChunk) => Rolldown.OutputChunk[];
}

/** Builds the portal in memory, to find which page uses which module and which styles. */
export async function firstBuild(resolve: ResolveOptions): Promise<FirstBuild> {
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  const [bundle] = [result].flat();
  const chunks =
    bundle && 'output' in bundle ? bundle.output.filter((one) => one.type === 'chunk') : [];
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  function collect(chunk: Rolldown.OutputChunk | undefined, seen: Set<Rolldown.OutputChunk>) {
    if (chunk && !seen.has(chunk)) {
      seen.add(chunk);
      for (const imported of chunk.imports) collect(byName.get(imported), seen);
    }
    return seen;
  }
  return { chunks, loadedWith: (chunk) => [...collect(chunk, new Set())] };
}
