import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const check = (...args) =>
  spawnSync('node', [join(root, 'scripts/check.mjs'), ...args], { encoding: 'utf8' });

it('runs the named checks on the tests of the named file', () => {
  const { status, stdout } = check('unit', 'ui/src/pagination/pageWindow');
  expect(stdout).toContain('unit: 1 file of');
  expect([status, stdout.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    expect.stringMatching(/^\d+ passed, 0 failed$/),
  ]);
});

it('names an unknown file and runs nothing', () => {
  const { status, stdout, stderr } = check('unit', 'no/such/file');
  expect([status, stdout, stderr]).toEqual([1, '', 'No file is called no/such/file.\n']);
});
