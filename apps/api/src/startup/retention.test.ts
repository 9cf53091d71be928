import { expect, it } from 'vitest';
import { audit } from '../shell/audit.ts';
import { testApp } from '../testing/testApp.ts';
import { removeOldRows } from './retention.ts';

const day = 24 * 3_600_000;

it('threat 44: deletes audit entries after two years and reports after ninety days (ASVS 14.2.4)', async () => {
  const { app, db, clock } = await testApp();
  const ago = (days: number) => new Date(clock.now().getTime() - days * day);
  for (const days of [729, 731]) {
    await audit(db, { at: ago(days), userId: null, action: `${days}`, objectType: 'user' });
  }
  const reports = [89, 91].map((days) => ({ path: `/${days}`, created_at: ago(days) }));
  await db.insertInto('page_404s').values(reports).execute();
  const counts = [ago(0), ago(1)].map((since) => ({ key: since.toISOString(), calls: 1, since }));
  await db.insertInto('call_counts').values(counts).execute();
  await removeOldRows(app);
  expect([
    await db.selectFrom('audit_log').select('action').execute(),
    await db.selectFrom('page_404s').select('path').execute(),
    await db.selectFrom('call_counts').select('calls').execute(),
  ]).toEqual([[{ action: '729' }], [{ path: '/89' }], [{ calls: 1 }]]);
});

it('threat 44: deletes more old entries than fit into one statement', async () => {
  const { app, db, clock } = await testApp();
  const at = new Date(clock.now().getTime() - 800 * day);
  const entries = Array.from({ length: 5_001 }, () => ({ at, action: 'x', object_type: 'user' }));
  await db.insertInto('audit_log').values(entries).execute();
  await removeOldRows(app);
  expect(await db.selectFrom('audit_log').select('id').execute()).toEqual([]);
});
