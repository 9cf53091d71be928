import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const filesOf = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
// A state may be part of another one: jobs are part of the activity panel.
const drawings = filesOf('**/*.{stories.tsx,states.ts}').map((path) =>
  readFileSync(folder + path, 'utf8'),
);

/** The states that no story draws, such as `usersStates.empty`. */
async function undrawn(path: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ folder + path);
  return Object.entries(exported).flatMap(([name, states]) =>
    name.endsWith('States') && typeof states === 'object' && states !== null
      ? Object.keys(states)
          .filter((state) => !drawings.some((text) => draws(text, name, state)))
          .map((state) => `${path}: ${name}.${state}`)
      : [],
  );
}

const draws = (text: string, name: string, state: string) =>
  text.includes(`${name}['${state}']`) ||
  text.includes(`Object.values(${name})`) ||
  new RegExp(`\\b${name}\\.${state}\\b`).test(text);

// Outside the test, because the imports have no time limit there.
const missing = (await Promise.all(filesOf('**/*.states.ts').map(undrawn))).flat();

it('has a story for every state of every screen', () => {
  expect(missing).toEqual([]);
});
