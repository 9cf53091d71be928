// Writes the .d.ts files of the package in the current folder. The sources import each other as `./x.tsx`. tsc keeps
// these specifiers in declarations (`rewriteRelativeImportExtensions` only changes JavaScript), so this script
// replaces them with the published `.js` names.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { compiler } from '../workspace.mjs';

execFileSync(compiler(), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

for (const file of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(file, 'utf8');
  const specifier = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g;
  writeFileSync(file, types.replaceAll(specifier, '$1.js'));
}
