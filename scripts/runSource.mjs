// `npm run data`, `rent-roll` and `admin`: runs a TypeScript file with the Node of the workspace.
import { ensureInstalled, must } from './workspace.mjs';

ensureInstalled();
must('node', ['--conditions=@audit-letters/source', ...process.argv.slice(2)]);
