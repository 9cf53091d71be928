// Builds and packs the packages as published, and installs them in an app outside the workspace.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('../../..', import.meta.url));

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the other app. Its `packed/` has a tarball of each package. */
    consumer: string;
  }
}

export default function setup({ provide }: TestProject) {
  const consumer = mkdtempSync(join(tmpdir(), 'audit-letters-consumer-'));
  const template = fileURLToPath(new URL('consumer', import.meta.url));
  cpSync(template, consumer, { recursive: true });
  mkdirSync(join(consumer, 'packed'));
  mkdirSync(join(consumer, 'src/examples'));

  // The complete page of the docs, compiled as in an app.
  const page = readFileSync(join(root, 'packages/ui/src/example/UnitsPage.tsx'), 'utf8');
  writeFileSync(
    join(consumer, 'src/examples/UnitsPage.tsx'),
    page.replace("'../index.ts'", "'@audit-letters/ui'"),
  );

  // The list and the form of the documentation, which a test runs.
  const text = readFileSync(join(root, 'packages/ui/docs/using-ui-in-another-app.md'), 'utf8');
  const blocks = [...text.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);
  for (const name of ['Units', 'UnitDialog']) {
    const block = blocks.find((code) => code.includes(`export function ${name}(`)) ?? '';
    writeFileSync(join(consumer, `src/examples/${name}.tsx`), block);
  }

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pnpm = (cwd: string, ...args: string[]) => run(cwd, 'npx', '-y', packageManager, ...args);
  // Each package builds itself before it is packed.
  for (const name of ['api-client', 'ui', 'screens']) {
    const tarball = join(consumer, 'packed', `${name}.tgz`);
    pnpm(join(root, 'packages', name), 'pack', '--out', tarball);
  }
  pnpm(consumer, 'install', '--prefer-offline', '--no-frozen-lockfile');

  provide('consumer', consumer);
  return () => rmSync(consumer, { recursive: true, force: true });
}

/** Runs a program silently. If it fails, the error contains its output. */
function run(cwd: string, program: string, ...args: string[]) {
  try {
    execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${said}`, { cause: error });
  }
}
