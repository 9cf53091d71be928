import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultTimeLimitMs } from '../database/engine.ts';
import type { LogLevel } from '../observe/logger.ts';
import type { HashCost } from '../session/password.ts';
import { StartupError } from './errors.ts';
import { readSecretKey } from './secretKey.ts';

/** The settings of a running server. */
export interface Config {
  version: string;
  /** The office's time zone, which decides the current day. */
  timeZone: string;
  /** Encrypts generated passwords, which stay readable until they are changed. */
  secretKey: Buffer;
  passwordCost: HashCost;
  /** A session ends after this time without a call. */
  sessionIdleMs: number;
  /** A session ends after this time in any case. */
  sessionLifetimeMs: number;
  /** Planned maintenance, ISO 8601. The row `scheduled_maintenance_date` of `settings` overrides it. */
  maintenanceDate: string | null;
  /** Whether to take the client address and protocol from a reverse proxy's headers. */
  trustProxy: boolean;
  /** The folder of the built portal, served beside the API if it exists. */
  portalDir: string | null;
  logLevel: LogLevel;
  /** How long a request may take to arrive; imports have a limit of their own. */
  receiveMs: number;
}

const hour = 3_600_000;

/** Above OWASP's minimum: about 50 ms and 64 MiB for one password. */
export const productionCost: HashCost = { memoryKiB: 65_536, passes: 3 };

export const defaults = {
  passwordCost: productionCost,
  sessionIdleMs: 4 * hour,
  sessionLifetimeMs: 12 * hour,
  maintenanceDate: null,
  trustProxy: false,
  portalDir: null,
  logLevel: 'error',
  receiveMs: 30_000,
} satisfies Partial<Config>;

/** The configuration, and where the server listens and stores its data. */
export interface StartOptions {
  config: Config;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How long PostgreSQL may take for one statement. */
  databaseTimeLimitMs: number;
  /** Whether to accept another secret key than the database was first used with. */
  newSecretKey: boolean;
  demo: boolean;
  admin: { username: string; password: string } | null;
}

/** Reads the environment variables (WIR-33). */
export function readEnvironment(env: NodeJS.ProcessEnv): StartOptions {
  const dataDir = resolve(env.DATA_DIR || inWorkspace('data'));
  return {
    host: env.HOST || '127.0.0.1',
    port: portNumber(env.PORT || '4000'),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseTimeLimitMs: seconds('DATABASE_TIMEOUT', env.DATABASE_TIMEOUT) ?? defaultTimeLimitMs,
    newSecretKey: env.NEW_SECRET_KEY === '1',
    demo: env.DEMO === '1',
    admin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : null,
    config: {
      ...defaults,
      version: ownVersion(),
      timeZone: timeZone(env.TIME_ZONE),
      secretKey: readSecretKey(env.SECRET_KEY, dataDir),
      maintenanceDate: maintenance(env.MAINTENANCE_DATE),
      trustProxy: env.TRUST_PROXY === '1',
      portalDir: inWorkspace('apps/portal/dist'),
      logLevel: env.LOG === '1' ? 'info' : 'error',
    },
  };
}

/** A path in the workspace root. The git-ignored data folder is there, too. */
function inWorkspace(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`PORT must be a whole number up to 65535, and is '${text}'.`);
  }
  return port;
}

function seconds(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new StartupError(`${name} must be a whole number of seconds from 1, and is '${text}'.`);
  }
  return Number(text) * 1000;
}

function timeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', name ? { timeZone: name } : {}).resolvedOptions().timeZone;
  } catch {
    throw new StartupError(`TIME_ZONE must be a name such as America/Chicago, and is '${name}'.`);
  }
}

function maintenance(text: string | undefined): string | null {
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new StartupError(`MAINTENANCE_DATE must be a moment in ISO 8601, and is '${text}'.`);
  }
  return moment.toISOString();
}

function ownVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
