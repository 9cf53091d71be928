// `npm run build`: the packages as they are published, the portal as static files, the Storybook.
import { ensureInstalled, must, root } from './workspace.mjs';

ensureInstalled();
must('pnpm', ['-r', '--filter', './packages/*', 'run', 'build']);
must('vite', ['build', '--logLevel', 'warn'], { cwd: `${root}/apps/portal` });
must('storybook', ['build', '--stats-json', '--loglevel', 'warn']);
