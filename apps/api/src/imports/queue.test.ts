import { request } from 'node:http';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import type { TestResponse } from '../testing/testApp.ts';
import { importSuite } from './testing/importSuite.ts';
import { sampleOf } from './testing/samples.ts';
import { upload, uploadBody, uploadRequest } from './testing/uploadForm.ts';

const suite = importSuite();

async function form(count: number) {
  const { software, files } = sampleOf('syrasoft');
  return { software, files: await files({ count, facility: suite.site.prime }) };
}

// Threat: one user's imports fill the server (ASVS 15.2.2, API4:2023). IMP-33
it.runIf('url' in inject('template'))(
  'refuses a third waiting import of a user with 429, and imports the others',
  async () => {
    const sent = await form(20);
    const answers: TestResponse[] = [];
    let sending: Promise<unknown> = Promise.resolve();
    await suite.server.db.transaction().execute(async (trx) => {
      // Nothing is imported before all are sent.
      await sql`lock table imports in share row exclusive mode`.execute(trx);
      const send = async () => answers.push(await upload(suite.monitor, sent));
      sending = Promise.all(Array.from({ length: 7 }, send));
      await expect.poll(() => answers.length).toBe(3);
    });
    await sending;
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([429, 429, 429, 200, 200, 200, 200]);
    const [refused] = answers;
    expect([refused?.headers['retry-after'], refused?.json()]).toEqual([
      '30',
      {
        data: 'Two of your imports are already waiting. Please wait until one of them is finished.',
      },
    ]);
    expect(await suite.tenants()).toHaveLength(20);
  },
);

// IMP-33
it('serves another user while one has imports waiting', async () => {
  const sent = await form(20);
  const other = await suite.server.signIn('monitor');
  const own = Array.from({ length: 3 }, () => upload(suite.monitor, sent));
  expect((await upload(other, sent)).statusCode).toBe(200);
  for (const answer of await Promise.all(own)) expect(answer.statusCode).toBe(200);
});

// Threat: a client that has gone keeps its place (ASVS 15.2.2). IMP-9, IMP-33
it('frees the places of clients that hang up', async () => {
  const sent = await form(20);
  const { app } = suite.server;
  const address = app.server.listening
    ? `http://127.0.0.1:${Object(app.server.address()).port}`
    : await app.listen({ port: 0, host: '127.0.0.1' });
  const body = uploadBody(sent);
  const hangUp = () =>
    new Promise((resolve) => {
      const sender = request(`${address}${uploadRequest.url}`, {
        method: uploadRequest.method,
        headers: { ...uploadRequest.headers, 'x-authorization': suite.monitor.token },
      });
      sender.once('error', () => {});
      sender.once('close', resolve);
      sender.write(body.subarray(0, 1_000));
      app.server.once('request', () => sender.destroy());
    });
  for (let count = 0; count < 8; count += 1) await hangUp();
  await expect.poll(async () => (await upload(suite.monitor, sent)).statusCode).toBe(200);
});
