// `npm run data -- backup`, `restore`, `move`, `person` and `erase`: see docs/operations.md.
import { ensureInstalled, must } from './workspace.mjs';

ensureInstalled();
must('node', [
  '--conditions=@audit-letters/source',
  'apps/api/src/backup/command.ts',
  ...process.argv.slice(2),
]);
