import { createAdmin } from './admin.ts';
import { lastWords, open } from './startup.ts';

/**
 * Makes an administrator, by name and password from the environment (a command line is seen by every
 * user of the machine):
 * `ADMIN_USERNAME=… ADMIN_PASSWORD=… node --conditions=@audit-letters/source apps/api/src/startup/createAdmin.ts`
 */
try {
  const { start, database, clock } = await open(process.env);
  try {
    const account = start.admin ?? { username: '', password: '' };
    await createAdmin({ db: database.db, clock, config: start.config }, account);
    process.stdout.write(`The administrator '${account.username.trim()}' can sign in now.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}
