import type { TenantEvent } from '@audit-letters/api-client/contract';
import { describe, expect, it } from 'vitest';
import { headings, rentRoll, row } from '../../imports/testing/importSuite.ts';
import { imported } from '../../imports/testing/uploadForm.ts';
import { addFacility, addTenant, addUser } from '../../testing/seed.ts';
import { testApp } from '../../testing/testApp.ts';

const test = await testApp();
const staff = await addUser(test.db, { is_monitor: true, real_name: 'Robin Hayes' });
const monitor = await test.signIn({ userId: staff });
const facilityId = await addFacility(test.db, { facility_number: 'H-1' });
const owner = await addUser(test.db, { facility_id: facilityId, real_name: 'Dana Whitfield' });
const manager = await test.signIn({ userId: owner });

const historyOf = async (id: number, caller = monitor): Promise<TenantEvent[]> =>
  (await caller.get(`/api/tenants/${id}/history`)).json();
const inShort = (events: readonly TenantEvent[]) =>
  events.map(({ kind, user, status, fields, letter_type }) =>
    [kind, user, status ?? letter_type, fields.join('+')].filter(Boolean).join(' '),
  );

// TEN-83
describe('the history of a tenant', () => {
  it('has statuses, edits and tags with their users, newest first', async () => {
    const id = await addTenant(test.db, facilityId);
    const sent = (body: object) => [body, { form: true }] as const;
    await manager.post(`/api/tenants/${id}/status`, { status: 'opt_out' });
    await monitor.post(`/api/tenants/${id}`, ...sent({ city: 'Waco', monitor_note: 'Call.' }));
    await monitor.post(`/api/tenants/${id}`, ...sent({ city: 'Waco' }));
    await monitor.post('/api/tenants/bulk', ...sent({ ids: id, field: 'status', value: '' }));
    await manager.post('/api/managers/tag-tenants', ...sent({ ids: String(id) }));
    expect(inShort(await historyOf(id))).toEqual([
      'tagged Dana Whitfield tagged_for_removal',
      'status Robin Hayes status',
      'edited Robin Hayes city+monitor_note',
      'status Dana Whitfield opt_out status',
    ]);
    expect(inShort(await historyOf(id, manager))).toContain('edited Robin Hayes city');
  });

  it('has old and new answers, charges, deletions and restorations', async () => {
    const id = await addTenant(test.db, facilityId);
    const ids = String(id);
    const bulk = (field: string, value: string) =>
      monitor.post('/api/tenants/bulk', { ids, field, value }, { form: true });
    await bulk('coverage_id', '2');
    await bulk('coverage_id', '1');
    await bulk('charge_applied', 'true');
    await bulk('charge_confirmed', 'true');
    await bulk('tagged_for_removal', 'true');
    await monitor.post('/api/tenants/reset', { ids }, { form: true });
    const { undo } = (await monitor.delete('/api/tenants/bulk', { ids })).json();
    await monitor.post(`/api/undo/${undo}`);
    const events = (await historyOf(id)).map((event) => {
      const { at, user, letter_type, filename, mail_time, fields, values, ...change } = event;
      return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
    });
    const [small, large] = [
      '$12 per month for $1,000 coverage',
      '$18 per month for $2,000 coverage',
    ];
    expect(events).toEqual([
      { kind: 'restored' },
      { kind: 'deleted' },
      {
        kind: 'status',
        status_before: 'selected_coverage',
        coverage_before: small,
        charge_applied: false,
        charge_confirmed: false,
        tagged: false,
      },
      { kind: 'tagged', tagged: true },
      { kind: 'edited', charge_confirmed: true },
      { kind: 'edited', charge_applied: true },
      { kind: 'edited', coverage_before: large, coverage: small },
      {
        kind: 'status',
        status: 'selected_coverage',
        status_before: 'no_response',
        coverage: large,
      },
    ]);
  });

  it('has old and new dates and units, and no personal value', async () => {
    const id = await addTenant(test.db, facilityId, { unit: 'A1', units: ['A1'], city: 'Waco' });
    const edit = { billing_date: '2026-12-01 00:00:00', units: 'A1,A2', city: 'Austin' };
    await monitor.post(`/api/tenants/${id}`, edit, { form: true });
    await monitor.post(`/api/tenants/${id}`, { billing_date: '' }, { form: true });
    const events = await historyOf(id);
    expect(events.map(({ values }) => values)).toEqual([
      [{ field: 'billing_date', before: '2026-12-01', after: null }],
      [
        { field: 'units', before: 'A1', after: 'A1, A2' },
        { field: 'billing_date', before: null, after: '2026-12-01' },
      ],
    ]);
    expect(events[1]?.fields).toContain('city');
    expect(JSON.stringify(events)).not.toContain('Austin');
  });

  // TEN-44, TEN-83
  it('has the charge apply date of the facility where the tenant has none', async () => {
    const letter_effective_date = '2027-01-01';
    const facility = await addFacility(test.db, { letter_effective_date });
    const id = await addTenant(test.db, facility);
    await monitor.post(`/api/tenants/${id}`, { charge_apply_date: '2026-11-25' });
    await monitor.post(`/api/tenants/${id}`, { charge_apply_date: letter_effective_date });
    const field = 'charge_apply_date';
    expect((await historyOf(id)).map(({ values }) => values)).toEqual([
      [{ field, before: '2026-11-25', after: '2027-01-01' }],
      [{ field, before: '2027-01-01', after: '2026-11-25' }],
    ]);
  });

  it('begins with the import, and has letters with their PDF for staff', async () => {
    await imported(monitor, {
      software: 'syrasoft',
      facility_number: 'H-1',
      files: await rentRoll([headings.slice(1), row().slice(1)]),
    });
    const { id } = await test.db
      .selectFrom('tenants')
      .select('id')
      .where('import_key', 'is not', null)
      .executeTakeFirstOrThrow();
    await monitor.get(`/api/facilities/${facilityId}/generate-letters`, {
      letter_type: 'initial',
      tenants: String(id),
    });
    const events = await historyOf(id);
    expect(inShort(events)).toEqual(['letter Robin Hayes initial', 'imported Robin Hayes']);
    expect(events[0]?.filename).toMatch(/\.pdf$/);
    expect((await historyOf(id, manager))[0]).toMatchObject({ kind: 'letter', filename: null });
  });

  // TEN-83
  it('has the 100 latest entries', async () => {
    const id = await addTenant(test.db, facilityId);
    const entry = { at: test.clock.now(), object_type: 'tenant', object_ids: [id] };
    const entries = Array.from({ length: 101 }, (_, index) => ({
      ...entry,
      action: index === 0 ? 'import' : 'status',
      details: JSON.stringify({ fields: ['status'] }),
    }));
    await test.db.insertInto('audit_log').values(entries).execute();
    const kinds = (await historyOf(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(Array(100).fill('edited'));
  });

  it("answers 404 for another facility's tenant", async () => {
    const other = await addTenant(test.db, await addFacility(test.db));
    expect((await manager.get(`/api/tenants/${other}/history`)).statusCode).toBe(404);
  });
});
