import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

// SHL-17
it('draws the fields of every form with the shared widgets', () => {
  // The shared widgets have no radio buttons.
  const field = /<(?:input(?![^>]*type="radio")|select|textarea)\b/;
  // The search of the command box is no form.
  const exclude = ['**/*.stories.tsx', 'commands/CommandBox.tsx'];
  const own = globSync('**/*.tsx', { cwd: folder, exclude }).filter((path) =>
    field.test(readFileSync(folder + path, 'utf8')),
  );
  expect(own).toEqual([]);
});
