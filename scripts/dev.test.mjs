import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from './testing/freePort.ts';
import { root } from './workspace.mjs';

it('starts the server and the portal, and restarts the server after a change of the contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-letters-dev-'));
  const portalPort = String(await freePort());
  const dev = spawn('node', [join(root, 'scripts/dev.mjs')], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      PORTAL_PORT: portalPort,
      DATA_DIR: folder,
      DATABASE_URL: '',
    },
  });
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (piece) => (printed += piece));
  const address = `http://localhost:${portalPort}`;
  const starts = () => printed.split(`The Audit Letter Program is at ${address}\n`).length - 1;
  const startsTimes = (count) => expect.poll(starts, { timeout: 240_000 }).toBe(count);
  const statusCode = async () => (await fetch(`${address}/api/app/status`)).status;
  try {
    await startsTimes(1);
    expect(printed.trimEnd().split('\n').at(-1)).toContain(address);
    expect(await (await fetch(address)).text()).toContain('src="/src/main.tsx');
    expect(await statusCode()).toBe(200);

    const now = new Date();
    utimesSync(join(root, 'packages/api-client/src/index.ts'), now, now);
    await startsTimes(2);
    expect(await statusCode()).toBe(200);
  } finally {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
    rmSync(folder, { recursive: true });
  }
});
