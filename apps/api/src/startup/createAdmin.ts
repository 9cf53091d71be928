import { createAdmin } from './admin.ts';
import { formatFatalError, open } from './startup.ts';

/**
 * Creates an administrator. The name and password come from the environment, because every user of the machine can read
 * a command line: `ADMIN_USERNAME=… ADMIN_PASSWORD=… npm run admin`
 */
try {
  const { start, database, context } = await open(process.env);
  try {
    const account = start.admin ?? { username: '', password: '' };
    await createAdmin(context, account);
    process.stdout.write(`The administrator '${account.username.trim()}' can sign in now.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${formatFatalError(error)}\n`);
  process.exit(1);
}
