import { afterAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../imports/testing/samples.ts';
import { imported } from '../imports/testing/uploadForm.ts';
import { addFacility, addTenant } from '../testing/seed.ts';
import { testApp } from '../testing/testApp.ts';
import { metricsServer } from './metricsServer.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');
const server = metricsServer(test.app.metrics, test.database);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

// OPS-12
describe('the metrics', () => {
  const read = async () => (await fetch(`${url}/metrics`)).text();

  it('count calls by route, without ids and search terms', async () => {
    await monitor.get('/api/facilities/123/tenants', { full_name: 'Ortiz' });
    const text = await read();
    expect(text).toContain(
      'audit_letters_call_duration_seconds_count{method="GET",route="/api/facilities/:id/tenants",status="404"} 1',
    );
    expect(text).not.toMatch(/Ortiz|facilities\/\d/);
  });

  it('count imported rows and letters', async () => {
    const facility = await addFacility(test.db, { facility_number: '4711', prime_site_id: '4712' });
    await addTenant(test.db, facility);
    const { software, files } = sampleOf('syrasoft');
    await imported(monitor, { software, files: await files({ count: 5, facility: '4712' }) });
    await monitor.get(`/api/facilities/${facility}/generate-letters?letter_type=initial`);
    const text = await read();
    expect(text).toContain('audit_letters_imported_rows_total{result="imported"} 5');
    expect(text).toContain('audit_letters_letters_total{type="initial"} 6');
    expect(text).toContain('audit_letters_queue_size{queue="import",state="running"} 0');
  });

  it('show the process, the connections and the engine', async () => {
    const text = await read();
    const engine = test.database.engine;
    expect(text).toContain(`audit_letters_database_engine{engine="${engine}"} 1`);
    expect(text).toMatch(/audit_letters_database_connections\{state="open"\} [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text.includes('audit_letters_database_free_bytes')).toBe(engine === 'embedded');
  });

  // Threat: numbers of the office are read by outsiders (ASVS 13.4.5)
  it('are not served on the port of the portal', async () => {
    for (const path of ['/metrics', '/api/metrics']) {
      expect((await test.anyone.get(path)).body).not.toContain('audit_letters_');
    }
    expect((await fetch(`${url}/`)).status).toBe(404);
  });
});
