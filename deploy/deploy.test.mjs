// The files in deploy/, which no container engine checks here: docs/operations.md, "Several machines".
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../scripts/workspace.mjs';

const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');

describe('compose.yaml', () => {
  const { services, networks, volumes } = parse(read('compose.yaml'), { merge: true });

  it('has two equal servers behind Caddy, a primary and a replica', () => {
    expect(Object.keys(services)).toEqual(['api-1', 'api-2', 'caddy', 'primary', 'replica']);
    expect(services['api-1']).toEqual(services['api-2']);
  });

  it('gives both servers one key, one database and a read-only file system', () => {
    const { environment, read_only, cap_drop } = services['api-1'];
    const address =
      'postgresql://audit:$' + '{POSTGRES_PASSWORD:?}@primary:5432,replica:5432/audit';
    expect(environment).toMatchObject({
      DATABASE_URL: address,
      SECRET_KEY: '$' + '{SECRET_KEY:?}',
      TRUST_PROXY: networks.front.ipam.config[0].subnet,
    });
    expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
  });

  it('serves metrics to its own networks alone', () => {
    const { environment, ports } = services['api-1'];
    expect([environment.METRICS_PORT, ports]).toEqual(['9464', undefined]);
    expect(read('Caddyfile')).not.toContain(environment.METRICS_PORT);
  });

  it('keeps the database out of reach from outside', () => {
    expect(networks.back.internal).toBe(true);
    for (const name of ['primary', 'replica']) {
      expect([services[name].networks, services[name].ports]).toEqual([['back'], undefined]);
    }
  });

  it('names volumes, networks, files and services that exist', () => {
    for (const service of Object.values(services)) {
      for (const volume of service.volumes ?? []) {
        const [source] = volume.split(':');
        const known = source.startsWith('./')
          ? existsSync(join(root, 'deploy', source))
          : source in volumes;
        expect([source, known]).toEqual([source, true]);
      }
      for (const network of service.networks) expect(networks).toHaveProperty(network);
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {});
      for (const name of needed) expect(services).toHaveProperty(name);
    }
  });
});

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));

  it('pins Node to the version of the workspace', () => {
    const { nodeVersion } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
    const images = lines.filter((line) => line.startsWith('FROM'));
    for (const image of images) expect(image).toContain(`node:${nodeVersion}-slim`);
  });

  it('pins pnpm to the version of the workspace', () => {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(read('Dockerfile').match(/pnpm@[\d.]+/g)).toEqual([packageManager, packageManager]);
  });

  it('runs as a user without rights and asks for the health of the server', () => {
    expect(last).toContain('USER node');
    expect(last.join('\n')).toContain('/api/health/live');
  });

  it('copies files that exist', () => {
    for (const line of lines.filter((text) => /^COPY (?!--from)/.test(text))) {
      for (const source of line.split(' ').slice(1, -1)) {
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      }
    }
  });

  it('starts the server as npm start does', () => {
    const command = JSON.parse(last.find((line) => line.startsWith('CMD')).slice(4));
    const { options, environment } = JSON.parse(
      readFileSync(join(root, 'scripts/server.json'), 'utf8'),
    );
    expect(command).toEqual(['node', ...options, 'apps/api/src/main.ts']);
    for (const [name, value] of Object.entries(environment)) {
      expect(last.join('\n')).toContain(`${name}=${value}`);
    }
  });
});

describe('kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS());

  it('replaces servers one by one, which run without rights', () => {
    const { spec } = documents.find(({ kind }) => kind === 'Deployment');
    expect(spec).toMatchObject({
      replicas: 2,
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: { spec: { securityContext: { runAsNonRoot: true } } },
    });
    const [container] = spec.template.spec.containers;
    expect(container).toMatchObject({
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      livenessProbe: { httpGet: { path: '/api/health/live' } },
      readinessProbe: { httpGet: { path: '/api/health/ready' } },
    });
  });

  it('serves metrics on a port that no service has', () => {
    const { template } = documents.find(({ kind }) => kind === 'Deployment').spec;
    const [{ env, ports }] = template.spec.containers;
    const metrics = ports.find(({ name }) => name === 'metrics').containerPort;
    expect(env).toContainEqual({ name: 'METRICS_PORT', value: String(metrics) });
    expect(template.metadata.annotations['prometheus.io/port']).toBe(String(metrics));
    for (const { kind, spec } of documents) {
      if (kind !== 'Service') continue;
      expect(spec.ports.map(({ targetPort }) => targetPort)).toEqual([4000]);
    }
  });

  it('selects the servers by their labels', () => {
    const { spec } = documents.find(({ kind }) => kind === 'Deployment');
    for (const { kind, spec: other } of documents) {
      if (kind === 'Service') expect(other.selector).toEqual(spec.template.metadata.labels);
    }
  });
});

it.each(['replication.sh', 'start-replica.sh'])('%s is a valid shell script', (name) => {
  expect(spawnSync('sh', ['-n', join(root, 'deploy', name)]).status).toBe(0);
});
