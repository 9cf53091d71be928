import { expect, it } from 'vitest';
import { leaveGuard } from './leaveGuard.ts';

// SHL-95
it.each([true, false])('discards unsaved input only if the user leaves: %s', async (leaves) => {
  const discarded: string[] = [];
  const ends = ['facility', 'note'].map((form) =>
    leaveGuard.markUnsaved(() => discarded.push(form)),
  );
  leaveGuard.askBy(async () => leaves);
  expect(await leaveGuard.mayLeavePage()).toBe(leaves);
  expect(discarded).toEqual(leaves ? ['facility', 'note'] : []);
  for (const end of ends) end();
});
