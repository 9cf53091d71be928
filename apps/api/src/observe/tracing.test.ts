import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createContext } from '../context.ts';
import { testClock, testConfig } from '../testing/testApp.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { startTracing } from './tracing.ts';

// OPS-13
it('sends a span for each call and each statement to the collector', async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(`${request.url} ${await text(request)}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const stopTracing = await startTracing(process.env, '1.13.5');
  const database = await testDatabase();
  const context = createContext({ db: database.db, clock: testClock(), config: testConfig });
  const app = await buildApp(context);
  expect((await app.inject('/api/app/status?name=Ortiz')).statusCode).toBe(200);
  await app.close();
  await stopTracing();
  await database.close();
  collector.close();
  const sent = received.join('\n');
  expect(sent).toContain('/v1/traces ');
  for (const part of ['GET /api/app/status', 'SELECT', '1.13.5']) {
    expect(sent).toContain(part);
  }
  expect(sent).not.toContain('Ortiz');
  // A statement belongs to the call. The start of the server has statements of its own.
  const spans = received.flatMap((line) => spansIn(line.slice(line.indexOf(' '))));
  const call = spans.find(({ name }) => name === 'GET /api/app/status');
  const ofCall = spans.filter(({ traceId }) => traceId === call?.traceId);
  expect(ofCall.map(({ name }) => name)).toContain('SELECT');
});

function spansIn(body: string): { name: string; traceId: string }[] {
  return JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: [] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );
}
