import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Database } from '../database/engine.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `GET /metrics` for Prometheus on an address of its own, so that the port of the portal never answers it
 * (OPS-12).
 */
export function metricsServer(
  { registry }: Metrics,
  { engine, connections, freeBytes }: Database,
): Server {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'audit_letters_database_connections',
    help: 'Connections of this server to its database, and calls that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'audit_letters_database_engine',
    help: '1 for the engine in use: embedded or postgresql.',
    labelNames: ['engine'],
    registers,
  }).set({ engine }, 1);
  if (engine === 'embedded') {
    new Gauge({
      name: 'audit_letters_database_free_bytes',
      help: 'Free space on the disk of the embedded database.',
      registers,
      async collect() {
        this.set(await freeBytes());
      },
    });
  }
  return createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
}
