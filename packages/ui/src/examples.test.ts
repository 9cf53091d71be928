import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const at = (path: string) => new URL(path, import.meta.url);
const folder = at('../../../scripts/testing/packages/consumer/src/examples/');
const pages = globSync('*.md', { cwd: at('../docs/') })
  .map((page) => readFileSync(at(`../docs/${page}`), 'utf8'))
  .join();

// The app outside the workspace compiles these files.
it.each(globSync('*.tsx', { cwd: folder }))('shows the compiled example %s in the docs', (file) => {
  expect(pages).toContain(`\`\`\`tsx\n${readFileSync(new URL(file, folder), 'utf8')}\`\`\`\n`);
});
