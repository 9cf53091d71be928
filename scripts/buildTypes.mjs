// Writes the .d.ts files of the package in the current folder. The sources import each other as `./x.tsx`, and
// tsc leaves that so in declarations (`rewriteRelativeImportExtensions` is for JavaScript); published types
// name the .js that is really there.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

for (const file of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(file, 'utf8');
  const specifier = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g;
  writeFileSync(file, types.replaceAll(specifier, '$1.js'));
}
