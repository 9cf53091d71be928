// Writes the style sheets of the package in the current folder into dist/: each src/*.css with every import inlined in its
// layer, including react-datepicker's, so that a consumer links one file.
import { globSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: globSync('src/*.css'),
  outdir: 'dist',
  bundle: true,
  minify: true,
  // No `target`: esbuild must not rewrite light-dark() and oklch().
  logLevel: 'warning',
});
