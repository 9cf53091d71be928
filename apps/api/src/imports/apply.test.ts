import type { ImportChoice, ImportDifference } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { expectAnswer } from '../testing/testApp.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

/** Imports a rent roll. In the second one, Ann has another address and unit, Bo is gone, Cy is new. */
async function twoRolls() {
  const ann = { account: '1', name: 'Ann Lee' };
  const bo = suite.row({ account: '2', name: 'Bo Ray', unit: 'B1' });
  const moved = suite.row({ ...ann, unit: 'C7' }).with(4, '9 Oak Street');
  const cy = suite.row({ account: '3', name: 'Cy Fox', unit: 'D1' });
  await suite.imported([headings, suite.row(ann), bo]);
  return [headings, moved, cy];
}

const differencesOf = async (rows: string[][]) => (await suite.preview(rows)).differences ?? [];

function choose(
  difference: ImportDifference | undefined,
  take: ImportChoice['take'],
): ImportChoice {
  const { tenant_id, seen_at, changes = [] } = difference ?? {};
  if (!tenant_id || !seen_at) throw new Error('no tenant');
  const values = changes.filter(({ field }) => take.includes(field));
  return { tenant_id, seen_at, take, values };
}

const applying = (...choices: ImportChoice[]) => ({ apply: JSON.stringify(choices) });

/** A later change by a user. */
async function setStatus(tenantId: number | undefined) {
  suite.server.clock.advance(1_000);
  await suite.monitor.post(`/api/tenants/${tenantId}/status`, { status: 'opt_out' });
}

const summary = async () =>
  (await suite.tenants()).map(({ last_name, unit, search_unit, address, status, name_key }) => ({
    last_name,
    unit,
    search_unit,
    address,
    status,
    name_key,
  }));

// IMP-39, IMP-44
it('takes over another phone number, but none that is only spelt otherwise', async () => {
  const rollWith = (phone: string, email: string) => {
    const cells = [suite.site.prime, 'A1', '1', 'Ann Lee', '1 Elm Street', phone, email];
    const first = ['Site Code', 'Unit', 'Account', 'Tenant', 'Address', 'Phone', 'Email'];
    return [first, cells];
  };
  await suite.imported(rollWith('512-555-0100', 'ann@lee.example'));
  expect(await differencesOf(rollWith('(512) 555 0100', 'Ann@Lee.example'))).toEqual([]);
  const second = rollWith('5125550177', '');
  const [ann] = await differencesOf(second);
  expect(ann?.changes).toEqual([
    { field: 'contact', from: '512-555-0100, ann@lee.example', to: '5125550177, ann@lee.example' },
  ]);
  await suite.imported(second, applying(choose(ann, ['contact'])));
  expect(await suite.tenants()).toMatchObject([{ phone: '5125550177', email: 'ann@lee.example' }]);
});

// IMP-39, IMP-44
it('takes over a move-in date that is new or corrected, and keeps one that the file lacks', async () => {
  const rollOf = (ann: string, bo: string, cy: string) => [
    headings,
    suite.row({ moveIn: ann }),
    suite.row({ unit: 'A2', account: '2', name: 'Bo Ray', moveIn: bo }),
    suite.row({ unit: 'A3', account: '3', name: 'Cy Fox', moveIn: cy }),
  ];
  await suite.imported(rollOf('', '1/1/2024', '1/1/2024'));
  const second = rollOf('5/1/2024', '5/5/2025', '');
  const differences = await differencesOf(second);
  expect(differences.map(({ changes }) => changes)).toEqual([
    [{ field: 'move_in_date', from: '', to: '5/1/2024' }],
    [{ field: 'move_in_date', from: '1/1/2024', to: '5/5/2025' }],
  ]);
  await suite.imported(
    second,
    applying(...differences.map((each) => choose(each, ['move_in_date']))),
  );
  expect((await suite.tenants()).map(({ move_in_date }) => move_in_date)).toEqual([
    '2024-05-01',
    '2025-05-05',
    '2024-01-01',
  ]);
});

// IMP-44, IMP-40
it('takes over what was chosen with the import, and restores it when the import is undone', async () => {
  const second = await twoRolls();
  const before = await summary();
  const [ann, bo] = await differencesOf(second);
  const chosen = applying(choose(ann, ['address', 'unit']), choose(bo, ['moved_out']));
  const result = await suite.imported(second, chosen);
  expect(result).toMatchObject({ insert_count: 1, applied_count: 2 });
  expect(await summary()).toEqual([
    { ...before[0], address: '9 Oak Street', unit: 'C7', search_unit: 'c7' },
    { ...before[1], status: 'moved_out' },
    expect.objectContaining({ last_name: 'Fox' }),
  ]);
  const history = await suite.monitor.get(`/api/tenants/${bo?.tenant_id}/history`);
  expect(history.json()[0]).toMatchObject({ kind: 'status', status: 'moved_out' });

  // FAC-90
  const overview = await suite.monitor.get(`/api/facilities/${suite.site.id}/overview`);
  expect(overview.json().events.slice(0, 3)).toMatchObject([
    { kind: 'tenants_changed', count: 1, change: { kind: 'status', status: 'moved_out' } },
    {
      kind: 'tenants_changed',
      count: 1,
      change: { kind: 'edited', fields: expect.arrayContaining(['unit', 'address']) },
    },
    { kind: 'imported', count: 1 },
  ]);

  expect((await suite.monitor.post(`/api/undo/${result.undo}`)).statusCode).toBe(200);
  expect(await summary()).toEqual(before);
});

// IMP-44, TEN-83, TEN-152
it('shows the answer before Moved Out in the history, and keeps the coverage of a charge', async () => {
  const second = await twoRolls();
  const [, { id = 0 } = {}] = await suite.tenants();
  await suite.monitor.post(`/api/tenants/${id}`, { coverage_id: 1, charge_applied: true });
  const [, bo] = await differencesOf(second);
  const { undo } = await suite.imported(second, applying(choose(bo, ['moved_out'])));
  const history = await suite.monitor.get(`/api/tenants/${id}/history`);
  expect(history.json()[0]).toMatchObject({
    kind: 'status',
    status: 'moved_out',
    status_before: 'selected_coverage',
    coverage: null,
    coverage_before: expect.stringContaining('$'),
  });
  const charge = { coverage_id: null, charged_coverage_id: 1, charge_applied: true };
  expect(await suite.server.tenant(id)).toMatchObject(charge);
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect(await suite.server.tenant(id)).toMatchObject({
    status: 'selected_coverage',
    coverage_id: 1,
  });
});

// IMP-40
it('undoes an import after a later one, which changed its tenants, was undone', async () => {
  const second = await twoRolls();
  const [ann, bo] = await differencesOf(second);
  suite.server.clock.advance(60_000);
  const chosen = applying(choose(ann, ['unit']), choose(bo, ['moved_out']));
  const { undo = 0 } = await suite.imported(second, chosen);
  suite.server.clock.advance(60_000);
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect((await suite.monitor.post(`/api/undo/${undo - 1}`)).statusCode).toBe(200);
  expect(await suite.tenants()).toEqual([]);
});

it('changes nobody without a choice', async () => {
  const second = await twoRolls();
  const before = await summary();
  expect(await suite.imported(second)).toMatchObject({ applied_count: 0 });
  expect((await summary()).slice(0, 2)).toEqual(before);
});

// IMP-44
it.each(['name', 'moved_out'] as const)(
  'refuses the choice of a difference that the file does not have: %s',
  async (kind) => {
    const second = await twoRolls();
    const [ann] = await differencesOf(second);
    const { statusCode, body } = await suite.upload(second, applying(choose(ann, [kind])));
    expect([statusCode, body]).toEqual([409, expect.stringContaining('Ann Lee')]);
    expect(await suite.tenants()).toHaveLength(2);
  },
);

// IMP-44
it('refuses a tenant who was changed since the preview, and stores nothing', async () => {
  const second = await twoRolls();
  const [, bo] = await differencesOf(second);
  await setStatus(bo?.tenant_id);
  const { statusCode, body } = await suite.upload(second, applying(choose(bo, ['moved_out'])));
  expect([statusCode, body]).toEqual([409, expect.stringContaining('Bo Ray (B1) changed since')]);
  expect(await summary()).toMatchObject([{ status: null }, { status: 'opt_out' }]);
});

// IMP-44
it('refuses a file with other values than the preview showed, and stores nothing', async () => {
  const [ann] = await differencesOf(await twoRolls());
  const before = await summary();
  const moved = suite.row({ account: '1', name: 'Ann Lee', unit: 'C8' }).with(4, '9 Oak Street');
  const applied = (take: ImportChoice['take']) =>
    suite.upload([headings, moved], applying(choose(ann, take)));
  const { statusCode, body } = await applied(['unit']);
  expect([statusCode, body]).toEqual([409, expect.stringContaining('Ann Lee')]);
  expect(await summary()).toEqual(before);
  expect((await applied(['address'])).statusCode).toBe(200);
});

// IMP-35, IMP-38
it('is not undone once a changed tenant was changed again', async () => {
  const second = await twoRolls();
  const [, bo] = await differencesOf(second);
  const { undo } = await suite.imported(second, applying(choose(bo, ['moved_out'])));
  await setStatus(bo?.tenant_id);
  const refused = await suite.monitor.post(`/api/undo/${undo}`);
  expectAnswer(refused, 409, expect.stringContaining('1 of its tenants was changed'));
});

// IMP-44
it.each(['{', '[{"tenant_id":1}]', '[{"tenant_id":1,"seen_at":"today","take":["name"]}]'])(
  'refuses choices that cannot be read: %s',
  async (apply) => {
    expect((await suite.upload(await twoRolls(), { apply })).statusCode).toBe(422);
  },
);
