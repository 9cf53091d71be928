// `npm run build`: the published packages, the portal as static files, and the Storybook.
// `node scripts/build.mjs packages` builds only the packages.
import { ensureInstalled, must, pnpm, root } from './workspace.mjs';

ensureInstalled();
const named = process.argv.slice(2);
const isSelected = (name) => named.length === 0 || named.includes(name);

if (isSelected('packages')) {
  const code = pnpm('-r', '--filter', './packages/*', 'run', 'build');
  if (code !== 0) process.exit(code);
}
if (isSelected('portal'))
  must('vite', ['build', '--logLevel', 'warn'], { cwd: `${root}/apps/portal` });
if (isSelected('storybook')) must('storybook', ['build', '--stats-json', '--loglevel', 'warn']);
