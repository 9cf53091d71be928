import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Database, Db } from './database/engine.ts';
import { type LetterPrinter, letterPrinter } from './letters/print/printer.ts';
import { createLogger } from './observe/logger.ts';
import { createMetrics, type Metrics, reportQueue } from './observe/metrics.ts';
import { type Passwords, passwords } from './session/password.ts';
import type { Config } from './startup/config.ts';
import type { Clock } from './time/clock.ts';

/** The dependencies of all nouns. Every Fastify instance carries them as decorators. */
export interface Context {
  db: Db;
  engine: Database['engine'];
  clock: Clock;
  config: Config;
  passwords: Passwords;
  printer: LetterPrinter;
  log: FastifyBaseLogger;
  metrics: Metrics;
  /** The free space on the disk of the database. */
  freeBytes(): Promise<number>;
}

/** Completes a context. The log goes to the terminal unless another one is given. */
export function createContext(
  parts: Pick<Context, 'db' | 'clock' | 'config'> & Partial<Context>,
): Context {
  const { passwordCost, logLevel } = parts.config;
  const metrics = parts.metrics ?? createMetrics();
  return {
    passwords: passwords(passwordCost, reportQueue(metrics, 'password')),
    printer: letterPrinter(),
    log: createLogger(logLevel),
    metrics,
    engine: 'postgresql',
    freeBytes: async () => Number.POSITIVE_INFINITY,
    ...parts,
  };
}

declare module 'fastify' {
  interface FastifyInstance extends Context {}
}

/** A Fastify instance that infers request and response types from the contract's TypeBox schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Registers the routes of one noun. */
export type Routes = (app: App) => void;
