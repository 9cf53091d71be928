import { it } from 'vitest';
import { testApp } from '../../apps/api/src/testing/testApp.ts';
import fc from '../../scripts/testing/properties.ts';
import { chosenDays } from './days.ts';
import { invariants } from './invariants.ts';
import { Office, type Reading } from './office.ts';
import { importRoll } from './steps/imports.ts';
import type { Step } from './steps/step.ts';
import { anyStep } from './steps.ts';

/** The chosen days and a random one; the nightly run has a thousand. */
const { OFFICE_DAYS = String(chosenDays.length + 1) } = process.env;
const server = await testApp();

/** The differences from the state that Undo must restore, without the moments of changes. */
function differences(before: Reading, now: Reading): string[] {
  const tables = ['tenants', 'facilities', 'batches', 'letters', 'bin', 'files'] as const;
  const inWords = (row: object | undefined) => JSON.stringify({ ...row, updated_at: undefined });
  return tables.flatMap((table) =>
    Array.from({ length: Math.max(before[table].length, now[table].length) }, (_, index) => {
      const [was, is] = [inWords(before[table][index]), inWords(now[table][index])];
      return was === is ? [] : [`${table}: ${is} was ${was}`];
    }).flat(),
  );
}

async function check(office: Office, before: Reading): Promise<void> {
  const now = await office.read();
  for (const invariant of invariants) {
    const problems = await invariant(office, now, before);
    if (problems.length > 0) throw new Error(`${invariant.name}: ${problems.join('; ')}`);
  }
}

async function perform(office: Office, { step, undone }: { step: Step; undone: boolean }) {
  server.clock.advance(60_000);
  const before = await office.read();
  const known = structuredClone(office.known);
  const undo = await step.act(office, before);
  await check(office, before);
  if (!undone || !undo) return;
  server.clock.advance(5_000);
  await undo();
  office.known = known;
  const different = differences(before, await office.read());
  if (different.length > 0) throw new Error(`Undo restores: ${different.join('; ')}`);
  await check(office, before);
}

/** Runs the steps. An error lists them in words. */
async function live(steps: readonly { step: Step; undone: boolean }[]) {
  const office = await Office.open(server);
  try {
    for (const one of steps) await perform(office, one);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\n${office.story.join('\n')}`);
  }
}

it('keeps its rules in random days of an office', async () => {
  const first = importRoll.any.map((step) => ({ step, undone: false }));
  const days = fc
    .tuple(first, fc.array(anyStep, { minLength: 10, maxLength: 40 }))
    .map(([roll, steps]) => [roll, ...steps]);
  await fc.assert(fc.asyncProperty(days, live), {
    examples: chosenDays.map((steps): [typeof steps] => [steps]),
    numRuns: Number(OFFICE_DAYS),
  });
});
