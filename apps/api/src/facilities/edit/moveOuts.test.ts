import { describe, expect, it } from 'vitest';
import { addFacility, addTenant } from '../../testing/seed.ts';
import { expectAnswer, testApp } from '../../testing/testApp.ts';

const test = await testApp();
const monitor = await test.signIn('monitor');

// FAC-23
it("staff's confirmation of move-outs depends on the tags and is stored once", async () => {
  const tagged = await addFacility(test.db);
  const tenant = await addTenant(test.db, tagged, { tagged_for_removal: true });
  const untagged = await addFacility(test.db);
  const flagged = await monitor.get(`/api/facilities/${tagged}/check-flagged`);
  expect(flagged.json()).toEqual({ data: { tenants_flagged: 1 } });
  await monitor.post(`/api/facilities/${tagged}/confirm-move-outs`);
  await monitor.post(`/api/facilities/${untagged}/confirm-move-outs`);
  await monitor.post(`/api/tenants/${tenant}`, { untag: true });
  await monitor.post(`/api/facilities/${tagged}/confirm-move-outs`);
  expect([await test.facility(tagged), await test.facility(untagged)]).toMatchObject([
    { confirmed_move_outs_date: '2026-03-10', confirmed_no_move_outs_date: null },
    { confirmed_move_outs_date: null, confirmed_no_move_outs_date: '2026-03-10' },
  ]);
});

describe('move-outs of tagged tenants', () => {
  /** A facility with a tagged tenant without an answer, a tagged one with proof, and an untagged one. */
  async function facilityWithTags(facility: Parameters<typeof addFacility>[1] = {}) {
    const id = await addFacility(test.db, facility);
    const tagged = [
      await addTenant(test.db, id, { tagged_for_removal: true }),
      await addTenant(test.db, id, { tagged_for_removal: true, status: 'provide_proof' }),
    ];
    const stays = await addTenant(test.db, id);
    return { id, tagged, stays, url: `/api/facilities/${id}/confirm-move-outs` };
  }
  const tenantsOf = (id: number) =>
    test.db
      .selectFrom('tenants')
      .select(['id', 'status', 'tagged_for_removal'])
      .where('facility_id', '=', id)
      .orderBy('id')
      .execute();

  // FAC-103
  it('sets them to Moved Out, clears their tags and confirms', async () => {
    const { id, tagged, stays, url } = await facilityWithTags();
    const answer = await monitor.post(url, { move_out_tagged: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { undo: expect.any(Number) }]);
    expect(await tenantsOf(id)).toEqual([
      { id: tagged[0], status: 'moved_out', tagged_for_removal: false },
      { id: tagged[1], status: 'moved_out', tagged_for_removal: false },
      { id: stays, status: null, tagged_for_removal: false },
    ]);
    expect(await test.facility(id)).toMatchObject({ confirmed_move_outs_date: '2026-03-10' });
    const history = (await monitor.get(`/api/tenants/${tagged[0]}/history`)).json();
    expect(history[0]).toMatchObject({ kind: 'status', status: 'moved_out' });
    const overview = (await monitor.get(`/api/facilities/${id}/overview`)).json();
    expect(overview.events[0]).toMatchObject({ kind: 'move_outs_confirmed', count: 2 });
    expect(overview.events[0].fields).toContain('status');
    expect(overview.events[0].user).not.toBeNull();
  });

  // FAC-103
  it('keeps tags and answers without the flag', async () => {
    const { id, url } = await facilityWithTags();
    const before = await tenantsOf(id);
    await monitor.post(url, { move_out_tagged: false });
    expect(await tenantsOf(id)).toEqual(before);
    expect(await test.facility(id)).toMatchObject({ confirmed_move_outs_date: '2026-03-10' });
  });

  // FAC-103
  it('moves out tenants of a confirmed facility and keeps its date', async () => {
    const { id, tagged, url } = await facilityWithTags({ confirmed_move_outs_date: '2026-03-08' });
    await monitor.post(url, { move_out_tagged: true });
    const moved = await tenantsOf(id);
    await monitor.post(url, { move_out_tagged: true });
    expect(await tenantsOf(id)).toEqual(moved);
    expect(moved[0]).toEqual({ id: tagged[0], status: 'moved_out', tagged_for_removal: false });
    expect(await test.facility(id)).toMatchObject({ confirmed_move_outs_date: '2026-03-08' });
  });

  // FAC-103
  it('refuses when other tenants are tagged than those that were shown', async () => {
    const { id, tagged, stays, url } = await facilityWithTags();
    const before = await tenantsOf(id);
    const shown = { move_out_tagged: true, ids: `${tagged[0]},${stays}` };
    const answer = await monitor.post(url, shown);
    expect(answer.statusCode).toBe(409);
    expect(await tenantsOf(id)).toEqual(before);
    expect(await test.facility(id)).toMatchObject({ confirmed_move_outs_date: null });
  });

  // WIR-49
  it('can be undone', async () => {
    const { id, url } = await facilityWithTags();
    const before = await tenantsOf(id);
    const { undo } = (await monitor.post(url, { move_out_tagged: true })).json();
    expect((await monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
    expect(await tenantsOf(id)).toEqual(before);
    expect(await test.facility(id)).toMatchObject({ confirmed_move_outs_date: null });
    const overview = (await monitor.get(`/api/facilities/${id}/overview`)).json();
    expect(overview.events[0]).toMatchObject({ kind: 'move_outs_undone', count: 2 });
  });
});

describe("the manager's facility", () => {
  // FAC-53, FAC-56
  it('has statistics without tenants who moved out', async () => {
    const { facilityId: id, manager } = await test.managed({
      initial_letter_send_date: '2026-03-12',
    });
    await addTenant(test.db, id, { status: 'moved_out' });
    await addTenant(test.db, id, { status: 'opt_out' });
    await addTenant(test.db, id);
    await addTenant(test.db, id, { charge_applied: true, status: 'selected_coverage' });
    const facility = (await manager.get('/api/managers/facility')).json();
    expect(facility).toMatchObject({
      id,
      tenant_count: 4,
      ready_to_tag: true,
      user: { has_changed_password: false },
      stats: { total_all: 4, total: 3, opted_out: 1, opted_out_percentage: 33.3 },
    });
  });

  // TEN-49
  it('is ready to tag until two days before the audit letter date, and takes a late tag', async () => {
    const { facilityId, manager } = await test.managed({ initial_letter_send_date: '2026-03-11' });
    const tenant = await addTenant(test.db, facilityId);
    expect((await manager.get('/api/managers/facility')).json().ready_to_tag).toBe(false);
    const answer = await manager.post('/api/managers/tag-tenants', { ids: String(tenant) });
    expect(answer.statusCode).toBe(200);
  });

  it('answers 404 to a manager without a facility', async () => {
    const manager = await test.signIn('manager');
    expect((await manager.get('/api/managers/facility')).statusCode).toBe(404);
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(404);
  });

  // TEN-51
  it('confirms no move-outs only without tagged tenants, and only once', async () => {
    const { facilityId: id, manager } = await test.managed();
    const tagged = { tagged_for_removal: true };
    const tenants = [await addTenant(test.db, id, tagged), await addTenant(test.db, id, tagged)];
    for (const sentence of ['2 tenants are tagged', '1 tenant is tagged']) {
      const answer = await manager.post('/api/managers/confirm-move-outs');
      expectAnswer(answer, 422, expect.stringContaining(sentence));
      await manager.post('/api/managers/untag-tenants', { ids: String(tenants.pop()) });
    }
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(200);
    expect((await manager.post('/api/managers/confirm-move-outs')).statusCode).toBe(200);
    expect((await manager.post('/api/managers/confirm-tagging-complete')).statusCode).toBe(422);
    expect(await test.facility(id)).toMatchObject({
      confirmed_no_move_outs_date: '2026-03-10',
      confirmed_move_outs_date: null,
      can_tag_removal: false,
    });
  });

  // FAC-23, TEN-52
  it("keeps the manager's answer over an earlier confirmation by staff", async () => {
    const { facilityId: id, manager } = await test.managed();
    const tenant = await addTenant(test.db, id);
    await monitor.post(`/api/facilities/${id}/confirm-move-outs`);
    expect(await test.facility(id)).toMatchObject({ confirmed_no_move_outs_date: '2026-03-10' });
    await manager.post('/api/managers/tag-tenants', { ids: String(tenant) });
    await manager.post('/api/managers/confirm-tagging-complete');
    expect(await test.facility(id)).toMatchObject({
      confirmed_move_outs_date: '2026-03-10',
      confirmed_no_move_outs_date: null,
      can_tag_removal: false,
    });
  });
});
