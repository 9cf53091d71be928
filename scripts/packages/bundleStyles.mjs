// Writes dist/styles.css of the package in the current folder: src/styles.css with every import inlined in its
// layer, including react-datepicker's, so that a consumer links one file.
import { build } from 'esbuild';

await build({
  entryPoints: ['src/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  minify: true,
  // No `target`: esbuild must not rewrite light-dark() and oklch().
  logLevel: 'warning',
});
