import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { createMetrics } from './metrics.ts';
import { metricsServer } from './metricsServer.ts';

interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

// OPS-12
it('every panel of the Grafana board shows metrics that the server has', async () => {
  const file = new URL('../../../../deploy/grafana/audit-letters.json', import.meta.url);
  const { panels }: Board = JSON.parse(readFileSync(file, 'utf8'));
  const metrics = createMetrics();
  const database = await testDatabase();
  metricsServer(metrics, database);
  await database.close();
  const names = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name));
  // PostgreSQL has a disk of its own.
  names.add('audit_letters_database_free_bytes');
  const used = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:audit_letters|process|nodejs)_\w+/g) ?? []),
  );
  expect(used.length).toBeGreaterThanOrEqual(panels.length);
  const unknown = used.filter((name) => !names.has(name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(unknown).toEqual([]);
});
