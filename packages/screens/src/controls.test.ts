import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

// SHL-17
it('draws the fields of every form with the shared widgets', () => {
  // The shared widgets have no radio buttons.
  const field = /<(?:input(?![^>]*type="radio")|select|textarea)\b/;
  const own = globSync('**/*.tsx', { cwd: folder }).filter(
    (path) => !path.endsWith('.stories.tsx') && field.test(readFileSync(folder + path, 'utf8')),
  );
  expect(own).toEqual([]);
});
