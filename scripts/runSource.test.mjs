import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './workspace.mjs';

const rentRoll = (...args) => {
  const command = [join(root, 'scripts/runSource.mjs'), 'apps/api/src/imports/testing/make.ts'];
  return spawnSync('node', [...command, ...args], { encoding: 'utf8' });
};
const usage = /^Usage: npm run rent-roll --silent -- SOFTWARE .+ > rent-roll\.xlsx\n\nSOFTWARE /;

it('explains npm run rent-roll', () => {
  const { status, stdout, stderr } = rentRoll('--help');
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(usage), '']);
});

it.each(['--hlep', 'excel'])('refuses the argument %s of npm run rent-roll', (argument) => {
  const { status, stdout, stderr } = rentRoll(argument);
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(usage)]);
});
