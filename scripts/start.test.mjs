import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const start = (argument) =>
  spawnSync('node', [join(root, 'scripts/start.mjs'), argument], { encoding: 'utf8' });

it.each(['--help', '-h'])('explains npm start with %s and starts nothing', (argument) => {
  const { status, stdout } = start(argument);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm start\n/)]);
});

it.each(['--hlep', 'server'])('refuses the unknown argument %s and starts nothing', (argument) => {
  const { status, stdout, stderr } = start(argument);
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(`'${argument}'.*npm start -- --help`),
  ]);
});
