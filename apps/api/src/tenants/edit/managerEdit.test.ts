import type { Day } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer, fieldsOf, testApp } from '../../testing/testApp.ts';

const test = await testApp();

describe("the manager's edit", () => {
  // WIR-22
  it('stores only the fields that a manager may write', async () => {
    const { facilityId, manager } = await test.managed({ letter_effective_date: '2026-03-10' });
    const id = await addTenant(test.db, facilityId, { tagged_for_removal: true });
    const form = {
      id,
      facility_id: facilityId,
      first_name: ' Eve ',
      last_name: 'Ångström',
      note: '',
      move_in_date: '2024-02-29 00:00:00',
      units: ' B2 ,A1,',
      coverage_id: 2,
      status: 'selected_coverage',
      charge_applied: 'true',
      monitor_note: 'x',
      charge_confirmed_date: '2026-01-01',
      untag: 'true',
      tagged_for_removal: 'false',
      welcome_letter_sent_date: '2026-01-01',
    };
    const response = await manager.post('/api/managers/update-tenant', form, { form: true });
    expect([response.statusCode, response.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await test.tenant(id)).toMatchObject({
      first_name: 'Eve',
      last_name: 'Ångström',
      note: null,
      move_in_date: '2024-02-29',
      units: ['B2', 'A1'],
      unit: 'B2',
      status: 'selected_coverage',
      coverage_id: 2,
      charge_applied: true,
      charge_applied_date: '2026-03-10',
      address: '12 Elm Street',
      monitor_note: null,
      charge_confirmed_date: null,
      tagged_for_removal: true,
      welcome_letter_sent_date: null,
      search_name: 'eve angstrom\nangstrom eve',
      search_unit: 'b2\na1',
      folded_first_name: 'eve',
      folded_last_name: 'angstrom',
    });
  });

  it('answers 404 for a tenant or facility of another manager', async () => {
    const foreign = await test.managed();
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId);
    const foreignId = await addTenant(test.db, foreign.facilityId);
    const calls = [
      { id: foreignId, facility_id: facilityId, note: 'x' },
      { id, facility_id: foreign.facilityId, note: 'x' },
      { id: foreignId, facility_id: foreign.facilityId, note: 'x' },
    ];
    for (const body of calls) {
      expect((await manager.post('/api/managers/update-tenant', body)).statusCode).toBe(404);
    }
    expect([await test.tenant(id), await test.tenant(foreignId)]).toMatchObject([
      { note: null },
      { note: null },
    ]);
  });

  it('accepts only coverages on offer in the state', async () => {
    const { id: utah } = await test.db
      .insertInto('coverages')
      .values({ state: 'UT', monthly_fee_cents: 900, coverage_amount: 900 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId);
    for (const coverage_id of [utah, 99_999]) {
      const body = { id, status: 'selected_coverage', coverage_id };
      const response = await manager.post('/api/managers/update-tenant', body);
      expect(Object.keys(fieldsOf(response))).toEqual(['coverage_id']);
    }
  });
});

describe("the manager's bulk actions", () => {
  // TEN-121
  // TEN-2
  it('threat 10: do not tag a tenant whose welcome letter was sent (ASVS 2.3.1, API6)', async () => {
    const { facilityId, manager } = await test.managed();
    const open = await addTenant(test.db, facilityId);
    const welcome_letter_sent_date = '2026-03-01' as Day;
    const locked = await addTenant(test.db, facilityId, { welcome_letter_sent_date });
    const ids = `${open},${locked}`;
    const answer = await manager.post('/api/managers/tag-tenants', { ids });
    expectAnswer(answer, 422, expect.stringContaining('can no longer be changed'));
    expect(await test.tenant(open)).toMatchObject({ tagged_for_removal: false });
  });

  // TEN-45, TEN-48
  it('tag and untag tenants until tagging is completed', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, { tagged_for_removal: true });
    const seen = JSON.stringify({ tagged_for_removal: true });
    const form = { facility_id: facilityId, ids: String(id), seen };
    const url = '/api/managers/untag-tenants';
    expect((await manager.post(url, form, { form: true })).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ tagged_for_removal: false });
    const again = await manager.post(url, form);
    expect([again.statusCode, again.json().data.current]).toEqual([
      409,
      expect.objectContaining({ id, tagged_for_removal: false }),
    ]);
    expect((await manager.post('/api/managers/tag-tenants', form)).statusCode).toBe(200);
    await manager.post('/api/managers/confirm-tagging-complete');
    expect((await manager.post(url, form)).statusCode).toBe(422);
    expect(await test.tenant(id)).toMatchObject({ tagged_for_removal: true });
    expect((await manager.post('/api/managers/tag-tenants', form)).statusCode).toBe(422);
  });

  // TEN-122
  it('tag tenants and set them to Moved Out in one call', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, { status: 'opt_out' });
    const form = { ids: String(id), moved_out: 'true' };
    const answer = await manager.post('/api/managers/tag-tenants', form, { form: true });
    expect(answer.statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ tagged_for_removal: true, status: 'moved_out' });
  });

  // TEN-122
  it('edit and tag a tenant in one call with one undo, until tagging ends', async () => {
    const { facilityId, manager } = await test.managed();
    const id = await addTenant(test.db, facilityId, { status: 'opt_out' });
    const edit = () =>
      manager.post('/api/managers/update-tenant', { id, status: 'moved_out', tag: true });
    const { undo } = (await edit()).json();
    expect(await test.tenant(id)).toMatchObject({ tagged_for_removal: true, status: 'moved_out' });
    expect((await manager.post(`/api/undo/${undo}`)).statusCode).toBe(200);
    expect(await test.tenant(id)).toMatchObject({ tagged_for_removal: false, status: 'opt_out' });
    await manager.post('/api/managers/confirm-tagging-complete');
    expect((await edit()).statusCode).toBe(422);
    expect(await test.tenant(id)).toMatchObject({ status: 'opt_out' });
  });

  // TEN-121
  it('complete the tagging and tag others in one call, all or nothing', async () => {
    const { facilityId, manager } = await test.managed();
    const own = await addTenant(test.db, facilityId);
    const foreign = await addTenant(test.db, await addFacility(test.db));
    const complete = (ids: string) =>
      manager.post('/api/managers/confirm-tagging-complete', { ids }, { form: true });
    expect((await complete(`${own},${foreign}`)).statusCode).toBe(404);
    expect((await complete('mill')).statusCode).toBe(422);
    expect(await test.tenant(own)).toMatchObject({ tagged_for_removal: false });
    expect((await manager.get('/api/managers/facility')).json().can_tag_removal).toBe(true);
    expect((await complete(String(own))).statusCode).toBe(200);
    expect(await test.tenant(own)).toMatchObject({ tagged_for_removal: true });
    expect((await manager.get('/api/managers/facility')).json().can_tag_removal).toBe(false);
  });

  // TEN-121
  it('complete the tagging again only with ids that are tagged', async () => {
    const { facilityId, manager } = await test.managed();
    const [first, second] = [
      await addTenant(test.db, facilityId),
      await addTenant(test.db, facilityId),
    ];
    const foreign = await addTenant(test.db, await addFacility(test.db));
    const complete = (ids?: string) =>
      manager.post('/api/managers/confirm-tagging-complete', ids ? { ids } : undefined);
    const answers = await Promise.all([complete(`${first}`), complete(`${second}`)]);
    const tagged = await Promise.all([first, second].map(async (id) => test.tenant(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      tagged.map(({ tagged_for_removal }) => (tagged_for_removal ? 200 : 422)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const own = tagged[0]?.tagged_for_removal ? first : second;
    expectAnswer(
      await complete(`${first},${second}`),
      422,
      'Tagging has already been completed for this facility.',
    );
    for (const ids of [`${foreign}`, `${own},${foreign}`, `${own},999999`]) {
      expect((await complete(ids)).statusCode).toBe(404);
    }
    expect((await complete(`${own}`)).statusCode).toBe(200);
    expect((await complete()).statusCode).toBe(200);
  });
});
