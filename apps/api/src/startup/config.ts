import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HashCost } from '../session/password.ts';

/** What a running server can be told. */
export interface Config {
  version: string;
  /** The office's, which decides what day it is. */
  timeZone: string;
  /** Encrypts what must be readable again: the generated passwords until they are changed. */
  secretKey: Buffer;
  passwordCost: HashCost;
  /** A session ends after so long without a call, and after so long altogether. */
  sessionIdleMs: number;
  sessionLifetimeMs: number;
  /** Planned maintenance, ISO 8601; a row `scheduled_maintenance_date` of `settings` goes before it. */
  maintenanceDate: string | null;
  /** Whether a reverse proxy in front says who the caller is and whether the line is encrypted. */
  trustProxy: boolean;
  /** The built portal, served beside the API when it exists. */
  portalDir: string | null;
  logLevel: 'silent' | 'info';
}

const hour = 3_600_000;

/** OWASP's and this machine class's balance: about 50 ms and 64 MiB for one password. */
export const productionCost: HashCost = { memoryKiB: 65_536, passes: 3 };

export const defaults = {
  passwordCost: productionCost,
  sessionIdleMs: 4 * hour,
  sessionLifetimeMs: 12 * hour,
  maintenanceDate: null,
  trustProxy: false,
  portalDir: null,
  logLevel: 'silent',
} satisfies Partial<Config>;

/** How a server is started: the configuration, and where it listens and keeps its data. */
export interface Start {
  config: Config;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  demo: boolean;
  admin: { username: string; password: string } | null;
}

/** A variable that says something impossible; the message is one sentence naming it. */
export class BadVariable extends Error {
  override name = 'BadVariable';
}

/** Reads the environment variables (WIR-33). */
export function readEnvironment(env: NodeJS.ProcessEnv): Start {
  const dataDir = resolve(env.DATA_DIR || inWorkspace('data'));
  return {
    host: env.HOST || '127.0.0.1',
    port: portNumber(env.PORT || '4000'),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.DEMO === '1',
    admin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : null,
    config: {
      ...defaults,
      version: ownVersion(),
      timeZone: timeZone(env.TIME_ZONE),
      secretKey: secretKey(env.SECRET_KEY, dataDir),
      maintenanceDate: maintenance(env.MAINTENANCE_DATE),
      trustProxy: env.TRUST_PROXY === '1',
      portalDir: inWorkspace('apps/portal/dist'),
      logLevel: env.LOG === '1' ? 'info' : 'silent',
    },
  };
}

/** A path from the root of the workspace, where the git-ignored data folder lies too. */
function inWorkspace(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BadVariable(`PORT must be a whole number up to 65535, and is '${text}'.`);
  }
  return port;
}

function timeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', name ? { timeZone: name } : {}).resolvedOptions().timeZone;
  } catch {
    throw new BadVariable(`TIME_ZONE must be a name such as America/Chicago, and is '${name}'.`);
  }
}

function maintenance(text: string | undefined): string | null {
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new BadVariable(`MAINTENANCE_DATE must be a moment in ISO 8601, and is '${text}'.`);
  }
  return moment.toISOString();
}

function ownVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Given (replicas share it), or made once and kept beside the data with access for us alone. */
function secretKey(hex: string | undefined, dataDir: string): Buffer {
  if (hex) {
    const key = Buffer.from(hex, 'hex');
    if (key.length !== 32) throw new BadVariable('SECRET_KEY must be 64 hexadecimal digits.');
    return key;
  }
  const file = join(dataDir, 'secret.key');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new BadVariable(`DATA_DIR cannot be made or used: ${(error as Error).message}.`);
  }
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch {
    // It exists: the one made at the first start.
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
