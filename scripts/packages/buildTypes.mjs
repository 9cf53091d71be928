// Writes the .d.ts files of the package in the current folder, `dist/props.md` with the props of its components, and
// `dist/calls.md` with the calls of its client. The sources import each other as `./x.tsx`. tsc keeps these specifiers in
// declarations (`rewriteRelativeImportExtensions` only changes JavaScript), so this script replaces them with the published
// `.js` names. It removes the numbers of rules, such as `(TEN-83)`, which are for readers of the repository.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { compiler } from '../workspace.mjs';
import { writeCalls } from './writeCalls.mjs';
import { writeProps } from './writeProps.mjs';

execFileSync(compiler(), ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

const specifier = /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.tsx?(?=['"])/g;
const rules = / ?\([A-Z]{3}-\d+(?:(?:,| and| to) [A-Z]{3}-\d+)*\)/g;
for (const file of globSync('dist/**/*.d.ts')) {
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, types.replaceAll(specifier, '$1.js').replaceAll(rules, ''));
}

const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.build.json', {}, ts.sys);
// Only `ui` has drivers for tests.
const entries = globSync('src/{index,testing/index}.ts');
const program = ts.createProgram(entries, options);
const pages = { 'props.md': writeProps(program), 'calls.md': writeCalls(program) };
for (const [name, page] of Object.entries(pages))
  if (page) writeFileSync(`dist/${name}`, page.replaceAll(rules, ''));
