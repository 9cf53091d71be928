import { defineConfig } from 'tsup';

/**
 * The build of every published package: one ES module per source file, so that `'use client'` stays in
 * its file and a consumer's bundler can drop unused modules. Types come from `tsc`.
 */
export const publishedPackage = () =>
  defineConfig({
    entry: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.{test,stories,states}.{ts,tsx}',
      '!src/{fixtures,example}/**',
    ],
    format: ['esm'],
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    sourcemap: true,
    clean: true,
    dts: false,
    // Sources import each other with the extension .ts or .tsx, because Node runs them directly. The output
    // has one file per source, so only the extension of the specifier changes.
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
