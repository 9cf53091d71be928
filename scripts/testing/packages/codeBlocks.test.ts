import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const consumer = inject('consumer');
const pages = globSync(
  ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'packages/*/docs/*.md', 'bench/**/README.md'],
  { cwd: root, exclude: ['**/node_modules/**'] },
).sort();

interface Block {
  /** The page and the number of the block on it. */
  name: string;
  page: string;
  language: string;
  code: string;
}

const blocks = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language = '', code = ''], index): Block => ({
      name: `${page}, block ${index + 1}`,
      page,
      language,
      code,
    }),
  ),
);
const typescript = blocks.filter(({ language }) => ['ts', 'tsx'].includes(language));

/** Code that the reader of a page has already, such as the app that a block belongs to. */
const given: Readonly<Record<string, string>> = {
  'packages/api-client/README.md': `
    import type { Client, SecondStep, Session } from '@audit-letters/api-client';
    declare const client: Client;
    declare const credentials: { username: string; password: string };
    declare const session: Session | null;
    declare function endSession(): void;
    declare function startSession(session: Session): void;
    declare function askForSecondFactor(step: SecondStep['second_step']): void;
    declare function showUnderForm(sentence: string): void;`,
  'packages/ui/README.md': `
    import { Form, FormErrorSummary, TextField } from '@audit-letters/ui';
    declare const saving: boolean;
    declare const serverError: string | undefined;
    declare function save(value?: unknown): Promise<void>;`,
  'packages/ui/docs/theming.md': `
    declare function expect(value: unknown): { toEqual(other: unknown): void };`,
  'packages/ui/docs/using-ui-in-another-app.md': `
    import { useMemo, useState } from 'react';
    import { Button, compareDays, type Day, LinkProvider, selectIds, useAddressPlace, useFormats, useServerTable, type DataTableColumn, type DataTableProps, type LinkProps, type Selection } from '@audit-letters/ui';
    declare function App(): null;
    declare function listUnits(query: unknown): Promise<{ rows: { id: number }[]; total: number }>;
    declare type Unit = { id: number; name: string; rent: number };
    declare const columns: DataTableColumn<Unit>[];
    declare function remove(units: readonly Unit[]): void;
    declare const props: DataTableProps<{ id: number }, number>;
    declare const user: import('@audit-letters/ui/testing').DriverUser;
    declare function expect(value: unknown): { toBe(other: unknown): void; toEqual(other: unknown): void };`,
};

/** The block as a module, with the imports of the earlier blocks of its page. */
function moduleOf(block: Block): string {
  const earlier = typescript.filter((one) => one.page === block.page);
  const own = importsOf(block.code);
  const known = [given[block.page] ?? '', ...earlier.map(({ code }) => code)]
    .slice(0, 1 + earlier.indexOf(block))
    .flatMap((code) => importsOf(code));
  const imports = new Map([...known, ...own].map((one) => [one.name, one.line]));
  const declarations = (given[block.page] ?? '')
    .split('\n')
    .filter((line) => /declare /.test(line));
  const body = block.code.replace(/^import [^;]*;.*$/gm, (line) => `// ${line.split('\n')[0]}`);
  const sideEffects = [...block.code.matchAll(/^import '[^']+';/gm)].map(([line]) => line);
  const used = declarations.filter((line) => !redeclares(block.code, line));
  return [...sideEffects, ...imports.values(), ...used, body, 'export {};'].join('\n');
}

function importsOf(code: string) {
  const lines = code.matchAll(/^ *import (type )?(\w+)?(?:\{([^}]*)\})? from ('[^']+')/gm);
  return [...lines].flatMap(([, type = '', whole, some = '', from]) => [
    ...(whole ? [{ name: whole, line: `import ${type}${whole} from ${from};` }] : []),
    ...some.split(',').flatMap((part) => {
      const one = part.trim();
      return one
        ? [{ name: one.replace('type ', ''), line: `import ${type}{ ${one} } from ${from};` }]
        : [];
    }),
  ]);
}

/** Whether the block itself declares the name of an ambient declaration. */
function redeclares(code: string, declaration: string): boolean {
  const name = /declare (?:const|function|type) (\w+)/.exec(declaration)?.[1];
  return new RegExp(`^(?:export )?(?:const|function|interface|type) ${name}\\b`, 'm').test(code);
}

const fileOf = (block: Block) => `block${typescript.indexOf(block)}.tsx`;

describe('the code blocks of the documentation', () => {
  beforeAll(() => {
    mkdirSync(join(consumer, 'blocks'), { recursive: true });
    for (const block of typescript)
      writeFileSync(join(consumer, 'blocks', fileOf(block)), moduleOf(block));
    // The types of routers are not ours to check.
    const compilerOptions = { skipLibCheck: true };
    const include = ['.', '../src/css.d.ts'];
    const config = { extends: '../tsconfig.json', compilerOptions, include };
    writeFileSync(join(consumer, 'blocks/tsconfig.json'), JSON.stringify(config));
  });

  it('compile', () => {
    expect(typescript.length).toBeGreaterThan(10);
    let output = '';
    try {
      execFileSync('tsc', ['-p', 'blocks'], { cwd: consumer, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    }
    const named = typescript.reduce(
      (text, block) => text.replaceAll(`blocks/${fileOf(block)}`, block.name),
      output,
    );
    expect(named).toBe('');
  });

  it('have a fake server that the client can read', async () => {
    const block = typescript.find(({ code }) => code.includes('const fakeFetch'));
    if (!block) throw new Error('No page has a fake server.');
    const calls = `
      const answers = await Promise.all([
        fake.session.login({ username: 'ana', password: 'any' }),
        fake.session.secondStep('step', { method: 'totp', code: '123456' }),
        fake.tenants.list(),
        fake.facilities.search('D'),
        fake.facilities.coverages('TX'),
        fake.facilities.managed(),
        fake.tenants.listOfFacility(7),
        fake.tenants.filtersOfFacility(7),
        fake.exports.managerTenants(),
        fake.tenants.reset([1]),
      ]);
      console.log(answers.length);`;
    const { code } = await transform(moduleOf(block) + calls, { loader: 'tsx', format: 'esm' });
    const file = join(consumer, 'blocks/fakeServer.mjs');
    writeFileSync(file, code);
    expect(execFileSync('node', [file], { cwd: consumer, encoding: 'utf8' })).toBe('10\n');
  });
});
