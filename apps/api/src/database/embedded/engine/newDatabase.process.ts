import { PGlite } from '@electric-sql/pglite';
import { reasonOf } from './reasonOf.ts';

/** Creates a database in the folder that the first argument names. */
const [, , folder] = process.argv;
// The server has ended. A next one may use the same folder.
process.once('disconnect', () => process.exit(1));
try {
  const database = new PGlite(folder);
  await database.waitReady;
  await database.close();
  process.exit(0);
} catch (error) {
  process.send?.(reasonOf(error), () => process.exit(1));
}
