// Makes dist/styles.css of the package in the current folder: src/styles.css with every import inlined in its
// layer, those of other packages (react-datepicker's) too, so that a consumer links one file and is done.
import { build } from 'esbuild';

await build({
  entryPoints: ['src/styles.css'],
  outfile: 'dist/styles.css',
  bundle: true,
  minify: true,
  // No `target`: light-dark() and oklch() stay as they are written.
  logLevel: 'warning',
});
