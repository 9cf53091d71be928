// `npm run data -- backup`, `restore` and `move`: see docs/operations.md.
import { ensureInstalled, must } from './workspace.mjs';

ensureInstalled();
must('node', [
  '--conditions=@audit-letters/source',
  'apps/api/src/backup/command.ts',
  ...process.argv.slice(2),
]);
