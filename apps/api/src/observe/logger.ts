import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { destination, multistream, pino } from 'pino';
import { errorRecord } from './errorRecord.ts';

/** `error` writes only errors, `info` calls as well. */
export type LogLevel = 'silent' | 'error' | 'info';

interface Output {
  write(line: string): void;
}

/** Writes one JSON object a line: errors to standard error at every level but `silent`, the rest to standard output. */
export function createLogger(
  level: LogLevel,
  out: Output = destination({ fd: 1, sync: true }),
  err: Output = destination({ fd: 2, sync: true }),
): FastifyBaseLogger {
  const streams = multistream(
    [
      { level: 'info', stream: out },
      { level: 'error', stream: err },
    ],
    { dedupe: true },
  );
  const options = {
    level,
    serializers: { err: errorRecord, req: loggedRequest },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  };
  return pino(options, streams);
}

/** The logged fields of a request. The query is left out: searches contain personal names. */
const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: url.split('?', 1)[0],
  remoteAddress: ip,
});
