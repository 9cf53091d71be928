// `npm test -- types`: checks the types of the workspace with the native compiler of TypeScript 7, in a quarter of the
// time of `tsc`. Tools that need the compiler as a library, which TypeScript 7 is not, keep TypeScript 6.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ensureInstalled, run } from '../workspace.mjs';

ensureInstalled();
process.exit(run(compiler(), ['--noEmit', '-p', 'tsconfig.json']));

/** The native compiler, or `tsc` where none is packaged. */
function compiler() {
  const name = `@typescript/typescript-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'lib', process.platform === 'win32' ? 'tsc.exe' : 'tsc');
  } catch {
    return 'tsc';
  }
}
