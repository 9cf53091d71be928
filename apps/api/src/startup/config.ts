import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MinPasswordLength, type Moment } from '@audit-letters/api-client/contract';
import ipaddr from 'ipaddr.js';
import { defaultTimeLimitMs } from '../database/engine.ts';
import { toMoment } from '../http/serialize.ts';
import type { LogLevel } from '../observe/logger.ts';
import type { HashCost } from '../session/password.ts';
import { StartupError } from './errors.ts';
import { parseKey, readSecretKey } from './secretKey.ts';

/** The settings of a running server. */
export interface Config {
  version: string;
  /** The office's time zone, which decides the current day. */
  timeZone: string;
  /** Encrypts generated passwords, which staff can read until they are changed. */
  secretKey: Buffer;
  passwordCost: HashCost;
  /** Planned maintenance. */
  maintenanceDate: Moment | null;
  /** The addresses of the proxies whose headers give the client's address and protocol, or a test by distance. */
  trustProxy: string[] | ((address: string, hop: number) => boolean) | false;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** The folder of the built portal, served beside the API if it exists. */
  portalDir: string | null;
  logLevel: LogLevel;
  /** The time limit for a request to arrive; imports have a limit of their own. */
  receiveMs: number;
  /** The delay of the refusal of a sign-in, so that a program that repeats it leaves time for others. */
  refusalMs: number;
  /** For how many days the audit log is kept. */
  auditDays: number;
  /** For how many days the files of letters and archives are kept; `null`: for ever. */
  fileDays: number | null;
  /** Whether a change of the own password needs the current one (USR-44). */
  currentPasswordRequired: boolean;
  /** The least characters of a new password (USR-19). */
  passwordLength: number;
  /** For how many days a password opens a session that staff or the server chose (USR-45). */
  givenPasswordDays: number;
  /** The second factor of staff; `null`: only passwords (USR-50). */
  secondFactor: SecondFactor | null;
}

/** The staff who need a second factor, and the address of the portal, which passkeys are bound to. */
export interface SecondFactor {
  requiredFor: 'admins' | 'staff';
  publicUrl: URL;
}

/** Above OWASP's minimum: about 50 ms and 48 MiB for one password. */
export const productionCost: HashCost = { memoryKiB: 49_152, passes: 4 };

export const defaults = {
  passwordCost: productionCost,
  maintenanceDate: null,
  trustProxy: false,
  corsOrigins: [],
  portalDir: null,
  logLevel: 'error',
  receiveMs: 30_000,
  refusalMs: 1_000,
  auditDays: 730,
  fileDays: null,
  currentPasswordRequired: false,
  passwordLength: MinPasswordLength,
  givenPasswordDays: 14,
  secondFactor: null,
} satisfies Partial<Config>;

/** The configuration, and where the server listens and stores its data. */
export interface StartOptions {
  config: Config;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The folder of the daily copies; `null`: none, because PostgreSQL has its own tools. */
  backupDir: string | null;
  /** The time limit for one statement of PostgreSQL. */
  databaseTimeLimitMs: number;
  /** Whether to accept another secret key than the database was first used with. */
  newSecretKey: boolean;
  /** The secret key that the database was used with until now. */
  oldSecretKey: Buffer | null;
  /** The address at which Prometheus reads the metrics; `null` serves none. */
  metrics: { host: string; port: number } | null;
  demo: boolean;
  admin: { username: string; password: string } | null;
}

/** Reads the environment variables (WIR-33). */
export function readEnvironment(env: NodeJS.ProcessEnv): StartOptions {
  const dataDir = resolve(env.DATA_DIR || inWorkspace('data'));
  return {
    host: env.HOST || '127.0.0.1',
    port: portNumber('PORT', env.PORT || '4000'),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    backupDir: backupDir(env, dataDir),
    databaseTimeLimitMs: env.DATABASE_TIMEOUT
      ? 1000 * wholeNumber('DATABASE_TIMEOUT', env.DATABASE_TIMEOUT, 'of seconds from 1', 1, 99_999)
      : defaultTimeLimitMs,
    newSecretKey: env.NEW_SECRET_KEY === '1',
    oldSecretKey: env.OLD_SECRET_KEY ? parseKey('OLD_SECRET_KEY', env.OLD_SECRET_KEY) : null,
    metrics: env.METRICS_PORT
      ? {
          host: env.METRICS_HOST || '127.0.0.1',
          port: portNumber('METRICS_PORT', env.METRICS_PORT),
        }
      : null,
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
      trustProxy: trustedProxies(env.TRUST_PROXY),
      corsOrigins: readOrigins(env.CORS_ORIGIN),
      portalDir: inWorkspace('apps/portal/dist'),
      logLevel: env.LOG === '1' ? 'info' : 'error',
      auditDays: days('AUDIT_DAYS', env.AUDIT_DAYS, defaults.auditDays),
      fileDays: env.FILE_DAYS ? days('FILE_DAYS', env.FILE_DAYS, 0) : null,
      currentPasswordRequired: env.CURRENT_PASSWORD === '1',
      passwordLength: passwordLength(env.PASSWORD_LENGTH),
      givenPasswordDays: days(
        'GENERATED_PASSWORD_DAYS',
        env.GENERATED_PASSWORD_DAYS,
        defaults.givenPasswordDays,
      ),
      secondFactor: secondFactor(env.SECOND_FACTOR, env.PUBLIC_URL),
    },
  };
}

function secondFactor(text: string | undefined, address: string | undefined): SecondFactor | null {
  if (!text || text === 'off') return null;
  if (text !== 'admins' && text !== 'staff') {
    throw new StartupError(`SECOND_FACTOR must be off, admins or staff, and is '${text}'.`);
  }
  const publicUrl = isOrigin(address ?? '') ? URL.parse(address ?? '') : null;
  const isSecure = publicUrl?.protocol === 'https:' || publicUrl?.hostname === 'localhost';
  // Browsers bind passkeys to a name.
  const isName = publicUrl && !isIP(publicUrl.hostname.replace(/[[\]]/g, ''));
  if (publicUrl && isSecure && isName) return { requiredFor: text, publicUrl };
  throw new StartupError(
    `SECOND_FACTOR needs the address of the portal in PUBLIC_URL, with https and a name instead of an IP address, such as https://letters.example or http://localhost:4000, and it is '${address ?? ''}'.`,
  );
}

function backupDir(env: NodeJS.ProcessEnv, dataDir: string): string | null {
  if (env.BACKUP_DIR) return resolve(env.BACKUP_DIR);
  return env.DATABASE_URL ? null : join(dataDir, 'backups');
}

/** A path in the workspace root. The git-ignored data folder is there, too. */
function inWorkspace(path: string): string {
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
}

/** A whole number of a setting. `rule` tells which ones are possible. */
function wholeNumber(name: string, text: string, rule: string, least: number, most: number) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new StartupError(`${name} must be a whole number ${rule}, and is '${text}'.`);
}

const portNumber = (name: string, text: string) =>
  wholeNumber(name, text, 'up to 65535', 0, 65_535);

const days = (name: string, text: string | undefined, otherwise: number) =>
  wholeNumber(name, text || String(otherwise), 'of days from 1', 1, 36_500);

const passwordLength = (text = String(MinPasswordLength)) =>
  wholeNumber('PASSWORD_LENGTH', text, 'from 6 to 64', MinPasswordLength, 64);

function timeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', name ? { timeZone: name } : {}).resolvedOptions().timeZone;
  } catch {
    throw new StartupError(`TIME_ZONE must be a name such as America/Chicago, and is '${name}'.`);
  }
}

function maintenance(text: string | undefined): Moment | null {
  if (!text) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw new StartupError(`MAINTENANCE_DATE must be a moment in ISO 8601, and is '${text}'.`);
  }
  return toMoment(moment);
}

function ownVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/**
 * Reads TRUST_PROXY: the number of proxies, or their addresses. The headers of anyone else are ignored, because a
 * caller can forge them. With a number, only the proxies may be able to reach the server.
 */
export function trustedProxies(text = ''): Config['trustProxy'] {
  const value = text.trim();
  if (value === '' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  const unknown = addresses.find((each) => isIP(each) === 0 && !ipaddr.isValidCIDR(each));
  if (unknown === undefined) return addresses;
  throw new StartupError(
    `TRUST_PROXY must be the number of proxies or their addresses, such as 10.0.0.5,10.1.0.0/16, and has '${unknown}'.`,
  );
}

/** Reads CORS_ORIGIN: the origins of other sites whose pages may call this server, joined by commas. */
export function readOrigins(text: string | undefined): string[] {
  const origins = (text ?? '').split(',').flatMap((origin) => origin.trim() || []);
  const unknown = origins.find((origin) => !isOrigin(origin));
  if (unknown === undefined) return origins;
  throw new StartupError(
    `CORS_ORIGIN must be origins such as https://office.example, joined by commas, and has '${unknown}'.`,
  );
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
