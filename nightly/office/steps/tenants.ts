import fc from '../../../scripts/testing/properties.ts';
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
    const done = await office.attempt(`${by} sets ${nameOf(tenant)} to ${status}`, call);
    const caller = picked.byManager ? manager : office.monitor;
    return done ? () => office.undo('Undo of the answer', done, caller) : undefined;
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
    const words = untag ? 'untags' : movedOut ? 'tags as moved out' : 'tags';
    const done = await office.attempt(
      `The manager ${words} ${nameOf(tenant)}`,
      untag
        ? manager.post('/api/managers/untag-tenants', { ids }, form)
        : manager.post('/api/managers/tag-tenants', { ids, moved_out: movedOut }),
    );
    return done ? () => office.undo('Undo of the tag', done, manager) : undefined;
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
    const caller = byManager ? managerOf(office, tenant) : office.monitor;
    const words = `${byManager ? 'The manager' : 'Staff'} sets ${JSON.stringify(change)} of ${nameOf(tenant)}`;
    const done = await office.attempt(
      words,
      byManager
        ? caller.post('/api/managers/update-tenant', { id: tenant.id, ...change })
        : caller.post(`/api/tenants/${tenant.id}`, change),
    );
    return done ? () => office.undo('Undo of the address', done, caller) : undefined;
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
      const connected = await office.attempt(
        `The manager connects the charges of ${ids}`,
        manager.post('/api/managers/bulk-charge-applied', { ids }, form),
      );
      return connected ? () => office.undo('Undo of the charges', connected, manager) : undefined;
    }
    const change = { field: 'charge_confirmed', ids, value: 'true' };
    const confirmed = await office.must(
      `Staff confirm the charges of ${ids}`,
      office.monitor.post('/api/tenants/bulk', change),
    );
    return () => office.undo('Undo of the confirmation', confirmed);
  },
);

export const remove = step('delete', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (!tenant) return undefined;
  const ids = String(tenant.id);
  const deleted = await office.must(
    `Staff delete ${nameOf(tenant)}`,
    office.monitor.delete('/api/tenants/bulk', { ids }),
  );
  return () => office.undo('Undo of the deletion', deleted);
});

export const restore = step('restore', fc.record({ who }), async (office, picked, { bin }) => {
  const ids = String(bin[picked.who % bin.length]?.id ?? '');
  if (ids)
    await office.attempt(
      `An admin restores ${ids}`,
      (await office.server.signIn('admin')).post('/api/deleted-tenants/restore', { ids }, form),
    );
  return undefined;
});

export const reset = step('reset', fc.record({ who }), async (office, picked, before) => {
  const tenant = tenantAt(before, picked.who);
  if (!tenant) return undefined;
  const ids = String(tenant.id);
  const done = await office.must(
    `Staff reset ${nameOf(tenant)}`,
    office.monitor.post('/api/tenants/reset', { ids }),
  );
  return () => office.undo('Undo of the reset', done);
});
