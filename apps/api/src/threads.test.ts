import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The programs of worker threads. Each thread loads its own copy of every module. */
const programs = ['letters/print/drawLetters.ts', 'imports/uploadThread.ts'];

/** Prints the URLs of all modules that a program loads, one per line. */
const listModules = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, load) {
      console.log(url);
      return load(url, context);
    },
  });
  await import(process.argv[1]);
`;

describe.each(programs)('the worker thread of %s', (program) => {
  it('does not load the schemas of the contract', () => {
    const modules = execFileSync(
      process.execPath,
      [
        '--conditions=@audit-letters/source',
        '--input-type=module',
        '--eval',
        listModules,
        fileURLToPath(new URL(program, import.meta.url)),
      ],
      { encoding: 'utf8' },
    );

    expect(modules).toContain(program);
    expect(modules).not.toMatch(/\/contract\.ts$|\/typebox\//m);
  });
});
