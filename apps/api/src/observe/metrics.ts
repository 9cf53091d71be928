import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From cached answers to the slowest import. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The numbers that the nouns report. They are collected always and served only on a port of their own. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'audit_letters_call_duration_seconds',
      help: 'Time from a call to its answer, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: secondsBuckets,
      registers,
    }),
    queues: new Gauge({
      name: 'audit_letters_queue_size',
      help: 'Sign-ins and imports that run or wait.',
      labelNames: ['queue', 'state'],
      registers,
    }),
    importedRows: new Counter({
      name: 'audit_letters_imported_rows_total',
      help: 'Rows of imported files, by result.',
      labelNames: ['result'],
      registers,
    }),
    letters: new Counter({
      name: 'audit_letters_letters_total',
      help: 'Letters generated, by type.',
      labelNames: ['type'],
      registers,
    }),
  };
}

/** Measures every call. The label is the route, never the address: ids and names do not appear. */
export function measureCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    app.metrics.calls.observe(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}

/** Reports the size of a queue under its name. */
export function reportQueue({ queues }: Metrics, queue: string) {
  return (running: number, waiting: number) => {
    queues.set({ queue, state: 'running' }, running);
    queues.set({ queue, state: 'waiting' }, waiting);
  };
}
