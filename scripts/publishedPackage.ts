import { defineConfig } from 'tsup';

/**
 * How every published package is built: one ES module per source file, so that `'use client'` stays in
 * the file it was written in and a consumer's bundler can drop what is not used. Types come from `tsc`.
 */
export const publishedPackage = () =>
  defineConfig({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}'],
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    sourcemap: true,
    clean: true,
    dts: false,
    // Sources import each other with their real extension (Node runs them as they are); the output
    // keeps one file per source, so only the extension of the specifier changes.
    esbuildPlugins: [
      {
        name: 'one-file-per-source',
        setup(build) {
          build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
            kind === 'entry-point'
              ? undefined
              : { path: path.replace(/\.tsx?$/, '.js'), external: true },
          );
        },
      },
    ],
  });
