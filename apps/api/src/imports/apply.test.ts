import type { ImportChoice, ImportDifference } from '@audit-letters/api-client/contract';
import { expect, it } from 'vitest';
import { headings, importSuite, rentRoll, row } from './testing/importSuite.ts';
import { imported, type TestForm, upload } from './testing/uploadForm.ts';

const suite = importSuite();

/** Ann has another address and unit, Bo is gone, Cy is new. */
async function twoRolls() {
  const site = suite.site.prime;
  const ann = { site, account: '1', name: 'Ann Lee' };
  const bo = suite.row({ account: '2', name: 'Bo Ray', unit: 'B1' });
  const moved = row({ ...ann, unit: 'C7' }).with(4, '9 Oak Street');
  const cy = suite.row({ account: '3', name: 'Cy Fox', unit: 'D1' });
  await imported(suite.monitor, form(await rentRoll([headings, row(ann), bo])));
  return form(await rentRoll([headings, moved, cy]));
}

const form = (files: TestForm['files']): TestForm => ({ software: 'syrasoft', files: files ?? {} });

async function differencesOf(second: TestForm): Promise<ImportDifference[]> {
  const { differences = [] } = await imported(suite.monitor, { ...second, preview: 'true' });
  return differences;
}

function choose(
  difference: ImportDifference | undefined,
  take: ImportChoice['take'],
): ImportChoice {
  const { tenant_id, seen_at, changes = [] } = difference ?? {};
  if (!tenant_id || !seen_at) throw new Error('no tenant');
  const values = changes.filter(({ field }) => take.includes(field));
  return { tenant_id, seen_at, take, values };
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

// IMP-39
it('names the old and the new values of a second rent roll', async () => {
  const [ann, bo, cy] = await differencesOf(await twoRolls());
  expect(ann).toMatchObject({
    kind: 'changed',
    name: 'Ann Lee',
    status: null,
    changes: [
      { field: 'unit', from: 'A1', to: 'C7' },
      {
        field: 'address',
        from: '1 Elm Street, Austin, TX 78701',
        to: '9 Oak Street, Austin, TX 78701',
      },
    ],
  });
  expect(bo).toMatchObject({ kind: 'gone', name: 'Bo Ray', tenant_id: expect.any(Number) });
  expect(cy).toMatchObject({ kind: 'new', name: 'Cy Fox' });
  expect(cy?.tenant_id).toBeUndefined();
});

// IMP-39, IMP-44
it('takes over another phone number, but none that is only spelt otherwise', async () => {
  const rollWith = async (phone: string, email: string) => {
    const cells = [suite.site.prime, 'A1', '1', 'Ann Lee', '1 Elm Street', phone, email];
    const first = ['Site Code', 'Unit', 'Account', 'Tenant', 'Address', 'Phone', 'Email'];
    return form(await rentRoll([first, cells]));
  };
  await imported(suite.monitor, await rollWith('512-555-0100', 'ann@lee.example'));
  expect(await differencesOf(await rollWith('(512) 555 0100', 'Ann@Lee.example'))).toEqual([]);
  const second = await rollWith('5125550177', '');
  const [ann] = await differencesOf(second);
  expect(ann?.changes).toEqual([
    { field: 'contact', from: '512-555-0100, ann@lee.example', to: '5125550177, ann@lee.example' },
  ]);
  await imported(suite.monitor, { ...second, apply: JSON.stringify([choose(ann, ['contact'])]) });
  expect(await suite.tenants()).toMatchObject([{ phone: '5125550177', email: 'ann@lee.example' }]);
});

// IMP-39, IMP-44
it('takes over a move-in date that is new or corrected, and keeps one that the file lacks', async () => {
  const rollOf = async (ann: string, bo: string, cy: string) =>
    form(
      await rentRoll([
        headings,
        suite.row({ moveIn: ann }),
        suite.row({ unit: 'A2', account: '2', name: 'Bo Ray', moveIn: bo }),
        suite.row({ unit: 'A3', account: '3', name: 'Cy Fox', moveIn: cy }),
      ]),
    );
  await imported(suite.monitor, await rollOf('', '1/1/2024', '1/1/2024'));
  const second = await rollOf('5/1/2024', '5/5/2025', '');
  const differences = await differencesOf(second);
  expect(differences.map(({ changes }) => changes)).toEqual([
    [{ field: 'move_in_date', from: '', to: '5/1/2024' }],
    [{ field: 'move_in_date', from: '1/1/2024', to: '5/5/2025' }],
  ]);
  const choices = differences.map((each) => choose(each, ['move_in_date']));
  await imported(suite.monitor, { ...second, apply: JSON.stringify(choices) });
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
  const result = await imported(suite.monitor, {
    ...second,
    apply: JSON.stringify([choose(ann, ['address', 'unit']), choose(bo, ['moved_out'])]),
  });
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

// IMP-44
// IMP-40
it('undoes an import after a later one, which changed its tenants, was undone', async () => {
  const second = await twoRolls();
  const [ann, bo] = await differencesOf(second);
  suite.server.clock.advance(60_000);
  const apply = JSON.stringify([choose(ann, ['unit']), choose(bo, ['moved_out'])]);
  const { undo = 0 } = await imported(suite.monitor, { ...second, apply });
  suite.server.clock.advance(60_000);
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect((await suite.monitor.post(`/api/undo/${undo - 1}`)).statusCode).toBe(200);
  expect(await suite.tenants()).toEqual([]);
});

it('changes nobody without a choice', async () => {
  const second = await twoRolls();
  const before = await summary();
  expect(await imported(suite.monitor, second)).toMatchObject({ applied_count: 0 });
  expect((await summary()).slice(0, 2)).toEqual(before);
});

// IMP-44
it.each(['name', 'moved_out'] as const)(
  'refuses the choice of a difference that the file does not have: %s',
  async (kind) => {
    const second = await twoRolls();
    const [ann] = await differencesOf(second);
    const apply = JSON.stringify([choose(ann, [kind])]);
    const { statusCode, body } = await upload(suite.monitor, { ...second, apply });
    expect([statusCode, body]).toEqual([409, expect.stringContaining('Ann Lee')]);
    expect(await suite.tenants()).toHaveLength(2);
  },
);

// IMP-44
it('refuses a tenant who was changed since the preview, and stores nothing', async () => {
  const second = await twoRolls();
  const [, bo] = await differencesOf(second);
  suite.server.clock.advance(1_000);
  await suite.monitor.post(
    `/api/tenants/${bo?.tenant_id}/status`,
    { status: 'opt_out' },
    { form: true },
  );
  const apply = JSON.stringify([choose(bo, ['moved_out'])]);
  const { statusCode, body } = await upload(suite.monitor, { ...second, apply });
  expect([statusCode, body]).toEqual([409, expect.stringContaining('Bo Ray changed since')]);
  expect(await summary()).toMatchObject([{ status: null }, { status: 'opt_out' }]);
});

// IMP-44
it('refuses a file with other values than the preview showed, and stores nothing', async () => {
  const [ann] = await differencesOf(await twoRolls());
  const before = await summary();
  const moved = { site: suite.site.prime, account: '1', name: 'Ann Lee', unit: 'C8' };
  const other = form(await rentRoll([headings, row(moved).with(4, '9 Oak Street')]));
  const applied = (take: ImportChoice['take']) =>
    upload(suite.monitor, { ...other, apply: JSON.stringify([choose(ann, take)]) });
  const { statusCode, body } = await applied(['unit']);
  expect([statusCode, body]).toEqual([409, expect.stringContaining('Ann Lee')]);
  expect(await summary()).toEqual(before);
  expect((await applied(['address'])).statusCode).toBe(200);
});

// IMP-35, IMP-38
it('is not undone once a changed tenant was changed again', async () => {
  const second = await twoRolls();
  const [, bo] = await differencesOf(second);
  const { undo } = await imported(suite.monitor, {
    ...second,
    apply: JSON.stringify([choose(bo, ['moved_out'])]),
  });
  suite.server.clock.advance(1_000);
  await suite.monitor.post(
    `/api/tenants/${bo?.tenant_id}/status`,
    { status: 'opt_out' },
    { form: true },
  );
  const { statusCode, body } = await suite.monitor.post(`/api/undo/${undo}`);
  expect([statusCode, body]).toEqual([
    409,
    expect.stringContaining('1 of its tenants was changed'),
  ]);
});

// IMP-44
it.each(['{', '[{"tenant_id":1}]', '[{"tenant_id":1,"seen_at":"today","take":["name"]}]'])(
  'refuses choices that cannot be read: %s',
  async (apply) => {
    const { statusCode } = await upload(suite.monitor, { ...(await twoRolls()), apply });
    expect(statusCode).toBe(422);
  },
);
