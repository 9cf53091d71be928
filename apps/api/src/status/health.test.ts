import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/testApp.ts';

describe('the probes of a load balancer', () => {
  // OPS-4
  it('say that the process runs, and that its database answers', async () => {
    const test = await testApp();
    const answers = [
      await test.anyone.get('/api/health/live'),
      await test.anyone.get('/api/health/ready'),
      await test.anyone.inject({ method: 'HEAD', url: '/api/health/live' }),
      await test.anyone.inject({ method: 'HEAD', url: '/api/health/ready' }),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{}'],
      [200, '{}'],
      [200, ''],
      [200, ''],
    ]);
  });

  // OPS-4, ASVS 16.5.2
  it('say 503 without a database, while the process runs', async () => {
    const closed = await testApp();
    await closed.signIn('monitor');
    await closed.db.destroy();
    expect((await closed.anyone.get('/api/health/live')).statusCode).toBe(200);
    const ready = await closed.anyone.get('/api/health/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
  });
});
