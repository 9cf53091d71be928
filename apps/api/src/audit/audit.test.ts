import { expect, it } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { findSession } from '../session/store.ts';
import { testApp } from '../testing/testApp.ts';
import { auditChange } from './audit.ts';

// WIR-47
it('a change whose session has ended while it worked is not stored (ASVS 7.4.1)', async () => {
  const { db, clock, signIn } = await testApp();
  const monitor = await signIn('monitor');
  const session = await findSession(db, 'token_hash', monitor.token, clock.now());
  if (!session) throw new Error('The session is open.');
  const change = () =>
    transaction(db, async (trx) => {
      await trx.updateTable('users').set({ real_name: 'Ada' }).execute();
      await auditChange(trx, { clock }, session, { action: 'update', objectType: 'user' });
    });
  const namedUsers = async () =>
    (await db.selectFrom('users').where('real_name', '=', 'Ada').selectAll().execute()).length;
  await monitor.post('/api/logout');
  await expect(change()).rejects.toThrow('Your session has ended. Please sign in again.');
  expect(await namedUsers()).toBe(0);
});
