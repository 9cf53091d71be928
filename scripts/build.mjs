// `npm run build`: the packages as they are published, the portal as static files, the Storybook.
// `node scripts/build.mjs packages` builds what it names alone.
import { ensureInstalled, must, root } from './workspace.mjs';

ensureInstalled();
const named = process.argv.slice(2);
const wanted = (name) => named.length === 0 || named.includes(name);

if (wanted('packages')) must('pnpm', ['-r', '--filter', './packages/*', 'run', 'build']);
if (wanted('portal')) must('vite', ['build', '--logLevel', 'warn'], { cwd: `${root}/apps/portal` });
if (wanted('storybook')) must('storybook', ['build', '--stats-json', '--loglevel', 'warn']);
