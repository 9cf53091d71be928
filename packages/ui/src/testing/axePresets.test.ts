import axe from 'axe-core';
import { expect, it } from 'vitest';
import { axePresets } from './axePresets.ts';

const known = axe.getRules();

it.each(Object.entries(axePresets))('%s names rules and groups of axe', (_name, preset) => {
  const groups = new Set(known.flatMap(({ tags }) => tags));
  expect(preset.runOnly.filter((group) => !groups.has(group))).toEqual([]);
  const rules = new Set(known.map(({ ruleId }) => ruleId));
  expect(Object.keys(preset.rules).filter((rule) => !rules.has(rule))).toEqual([]);
});
