import fc from '../../../../../scripts/testing/properties.ts';
import { nameOf, type Tenant } from '../invariants/tenant.ts';
import type { Office } from '../office.ts';
import { form, idsOf, managerOf, place, step, tenantAt, who, yes } from './step.ts';

const answers = [
  'selected_coverage',
  'provide_proof',
  'opt_out',
  'moved_out',
  'bad_address',
  'no_response',
];

const answerOf = (office: Office, tenant: Tenant, status: string, coverage: number | null) =>
  status === 'selected_coverage'
    ? office.monitor.post(`/api/tenants/${tenant.id}`, { status, coverage_id: coverage })
    : office.monitor.post(`/api/tenants/${tenant.id}/status`, { status }, form);

export const answer = step(
  'answer',
  fc.record({ who, status: fc.constantFrom(...answers), byManager: yes }),
  async (office, picked, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const { status } = picked;
    const by = picked.byManager ? 'The manager' : 'Staff';
    const manager = managerOf(office, tenant);
    const body = { status, coverage_id: office.coverage };
    const call = !picked.byManager
      ? answerOf(office, tenant, status, office.coverage)
      : status === 'selected_coverage'
        ? manager.post('/api/managers/update-tenant', { id: tenant.id, ...body })
        : manager.post(`/api/tenants/${tenant.id}/status`, { status }, form);
    if (!(await office.attempt(`${by} sets ${nameOf(tenant)} to ${status}`, call)))
      return undefined;
    const old = tenant.status ?? 'no_response';
    return () =>
      office.must('Undo of the answer', answerOf(office, tenant, old, tenant.coverage_id));
  },
);

export const tag = step(
  'tag',
  fc.record({ who, movedOut: yes, untag: yes }),
  async (office, { movedOut, untag, ...picked }, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const manager = managerOf(office, tenant);
    const ids = String(tenant.id);
    const send = (remove: boolean, moved_out = false) =>
      remove
        ? manager.post('/api/managers/untag-tenants', { ids }, form)
        : manager.post('/api/managers/tag-tenants', { ids, moved_out });
    const words = untag ? 'untags' : movedOut ? 'tags as moved out' : 'tags';
    const done = await office.attempt(
      `The manager ${words} ${nameOf(tenant)}`,
      send(untag, movedOut),
    );
    if (!done) return undefined;
    return async () => {
      if (!untag && movedOut) {
        const old = tenant.status ?? 'no_response';
        await office.must('Undo of the answer', answerOf(office, tenant, old, tenant.coverage_id));
      }
      await office.must('Undo of the tag', send(!tenant.tagged_for_removal));
    };
  },
);

export const editAddress = step(
  'edit address',
  fc.record({
    who,
    byManager: yes,
    change: fc.constantFrom(
      { zip_code: '78799-1234' },
      { zip_code: '78705' },
      { address: null },
      { address: '5 Pine Road' },
    ),
  }),
  async (office, { byManager, change, ...picked }, before) => {
    const tenant = tenantAt(before, picked.who);
    if (!tenant) return undefined;
    const edit = (changes: object) =>
      byManager
        ? managerOf(office, tenant).post('/api/managers/update-tenant', {
            id: tenant.id,
            ...changes,
          })
        : office.monitor.post(`/api/tenants/${tenant.id}`, changes);
    const words = `${byManager ? 'The manager' : 'Staff'} sets ${JSON.stringify(change)} of ${nameOf(tenant)}`;
    if (!(await office.attempt(words, edit(change)))) return undefined;
    const stored = new Map<string, unknown>(Object.entries(tenant));
    const seen = JSON.stringify(change);
    const old = Object.fromEntries(
      Object.keys(change).map((field) => [field, stored.get(field) ?? '']),
    );
    return () => office.must('Undo of the address', edit({ ...old, seen }));
  },
);

export const charge = step(
  'charge',
  fc.record({ at: place, confirm: yes }),
  async (office, { at, confirm }, before) => {
    const facility = before.facilities[at];
    const ids = idsOf(
      before.tenants.filter((tenant) => tenant.facility_id === facility?.id && tenant.coverage_id),
    );
    const manager = office.managers[at];
    if (!ids || !manager) return undefined;
    if (!confirm) {
      await office.attempt(
        `The manager connects the charges of ${ids}`,
        manager.post('/api/managers/bulk-charge-applied', { ids }, form),
      );
      return undefined;
    }
    const change = { field: 'charge_confirmed', ids, value: 'true' };
    await office.must(
      `Staff confirm the charges of ${ids}`,
      office.monitor.post('/api/tenants/bulk', change),
    );
    return () =>
      office.must('Undo of the charges', office.monitor.post('/api/tenants/undo', change));
  },
);

export const remove = step('delete', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (!tenant) return undefined;
  const ids = String(tenant.id);
  await office.must(
    `Staff delete ${nameOf(tenant)}`,
    office.monitor.delete('/api/tenants/bulk', { ids }),
  );
  return () =>
    office.must(
      'Undo of the deletion',
      office.monitor.post('/api/deleted-tenants/restore', { ids }, form),
    );
});

export const restore = step('restore', fc.record({ who }), async (office, picked, { bin }) => {
  const ids = String(bin[picked.who % bin.length]?.id ?? '');
  if (ids)
    await office.attempt(
      `Staff restore ${ids}`,
      office.monitor.post('/api/deleted-tenants/restore', { ids }, form),
    );
  return undefined;
});

export const reset = step('reset', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (!tenant) return undefined;
  const ids = String(tenant.id);
  await office.must(
    `Staff reset ${nameOf(tenant)}`,
    office.monitor.post('/api/tenants/reset', { ids }),
  );
  return () => office.must('Undo of the reset', office.monitor.post('/api/tenants/undo', { ids }));
});
