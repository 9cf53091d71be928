import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { describe, expect, inject, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

describe.each(['api-client', 'screens', 'ui'])('the packed %s', (name) => {
  const folder = join(packages, name);
  const tarball = join(inject('consumer'), 'packed', `${name}.tgz`);

  it('has a valid manifest', async () => {
    const { buffer, byteOffset, byteLength } = readFileSync(tarball);
    const packed = buffer.slice(byteOffset, byteOffset + byteLength);
    const { messages } = await publint({ pack: { tarball: packed }, strict: true });
    expect(messages).toEqual([]);
  });

  it('has its changelog', () => {
    const installed = join(inject('consumer'), 'node_modules/@audit-letters', name);
    expect(readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \d/m);
  });

  it('has types for every module resolution', () => {
    const styleSheets = ['base.css', 'components.css', 'styles.css', 'tokens.css'];
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...styleSheets];
    const { failed, output } = run(folder, 'attw', tarball, ...options, '--format', 'ascii');
    expect(failed && output).toBe(false);
  });

  it('cites no numbers of rules in its types and pages', () => {
    const cited = globSync('dist/**/*.{d.ts,md}', { cwd: folder }).filter((path) =>
      /\([A-Z]{3}-\d/.test(readFileSync(join(folder, path), 'utf8')),
    );
    expect(cited).toEqual([]);
  });

  it("keeps 'use client' only in files whose source has it", () => {
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: folder })
      .filter((path) => !/\.(test|stories|states|d)\.tsx?$|^src\/(fixtures|example)\//.test(path))
      .sort();
    const marked = (path: string) =>
      /^['"]use client['"]/.test(readFileSync(join(folder, path), 'utf8'));
    const built = (path: string) => path.replace('src', 'dist').replace(/\.tsx?$/, '.js');
    expect(sources.filter((path) => marked(built(path)))).toEqual(sources.filter(marked));
  });
});

describe('the style sheets of ui', () => {
  const sheet = (name: string) => readFileSync(join(packages, 'ui/dist', `${name}.css`), 'utf8');

  it('are one file each', () => {
    for (const name of ['tokens', 'base', 'components', 'styles'])
      expect(sheet(name)).not.toContain('@import');
  });

  it('leave the headings, links and texts of a host alone without base.css', () => {
    // `html:has(.al-dialog)` is for the time of a dialog.
    const page = /(^|[},])(html|body|h[1-6]|p|a|\*)(?!:has\()[{,:]/;
    expect(sheet('base')).toMatch(page);
    // `:where(p, h1):where([class^=al-])` selects only elements of widgets.
    const widgets = sheet('components').replaceAll(/\([^()]*\)/g, '()');
    expect(sheet('tokens') + widgets).not.toMatch(page);
  });

  it('are together the whole', () => {
    const length = (...names: string[]) => names.map(sheet).join('').length;
    const order = '@layer al.tokens,al.base,al.components;'.length;
    expect(
      Math.abs(length('tokens', 'base', 'components') - 2 * order - length('styles')),
    ).toBeLessThan(200);
  });
});

function run(cwd: string, program: string, ...args: string[]) {
  const { status, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { failed: status !== 0, output: stdout };
}
