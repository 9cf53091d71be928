import { formatDay } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { addDays } from '../time/day.ts';
import { headings, importSuite, rentRoll, row } from './testing/importSuite.ts';
import { imported } from './testing/uploadForm.ts';

const suite = importSuite();

/** A rent roll: each tenant has the given number of days until the move-out date in each of the units. */
async function rollOf(tenants: Record<string, readonly (number | null)[]>) {
  const today = suite.server.clock.today();
  const rows = Object.entries(tenants).flatMap(([name, moveOuts]) =>
    moveOuts.map((days, at) => [
      ...row({ site: suite.site.prime, account: name, name, unit: `${name[0]}${at}` }),
      days === null ? '' : formatDay(addDays(today, days)),
    ]),
  );
  const files = await rentRoll([[...headings, 'Move Out Date'], ...rows]);
  return { software: 'sitelink_web', files };
}

const statuses = async () =>
  (await suite.tenants()).map(({ first_name, status }) => [first_name, status]);

// IMP-61
it('imports a new tenant as Moved Out if the move-out date of each unit has passed', async () => {
  const roll = await rollOf({
    'Ann Lee': [-1],
    'Bo Ray': [0],
    'Cy Fox': [30],
    'Di Orr': [-9, -2],
    'Ed Poe': [-9, null],
    'Fy Gum': [null, -9],
  });
  const preview = await imported(suite.monitor, { ...roll, preview: 'true' });
  const said = preview.preview_rows?.filter(({ outcome }) => outcome === 'Imported');
  expect(
    said?.map(({ name, reason }) => [
      name,
      reason.includes('The file has the move-out date'),
      reason.includes('The tenant is imported as Moved Out'),
    ]),
  ).toEqual([
    ['Ann Lee', true, true],
    ['Bo Ray', true, false],
    ['Cy Fox', true, false],
    ['Di Orr', true, true],
    ['Ed Poe', true, false],
    ['Fy Gum', true, false],
  ]);
  await imported(suite.monitor, roll);
  expect(await statuses()).toEqual([
    ['Ann', 'moved_out'],
    ['Bo', null],
    ['Cy', null],
    ['Di', 'moved_out'],
    ['Ed', null],
    ['Fy', null],
  ]);
  // Who still has a unit has only the units that are left.
  const units = (await suite.tenants()).slice(3).map((tenant) => tenant.units);
  expect(units).toEqual([['D0', 'D1'], ['E1'], ['F0']]);
});

// IMP-61
it('makes no letter for a tenant imported as Moved Out, and counts the tenant as such', async () => {
  const { import_id } = await imported(
    suite.monitor,
    await rollOf({ 'Ann Lee': [-1], 'Bo Ray': [null] }),
  );
  const { json } = await suite.monitor.get(`/api/facilities/${suite.site.id}/overview`);
  expect(json()).toMatchObject({
    facility: { tenant_count: 2, stats: { moved_out: 1 } },
    imports: [{ id: import_id }],
  });
  const letters = await suite.monitor.get(`/api/facilities/${suite.site.id}/generate-letters`, {
    letter_type: 'initial',
  });
  expect(letters.json()).toMatchObject({ tenant_count: 1 });
  const sent = (await suite.tenants()).map((tenant) => tenant.initial_letter_sent_date !== null);
  expect(sent).toEqual([false, true]);
});

// IMP-61, IMP-40
it('removes a tenant imported as Moved Out when the import is undone', async () => {
  const { undo } = await imported(suite.monitor, await rollOf({ 'Ann Lee': [-1] }));
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect(await suite.tenants()).toEqual([]);
});

// IMP-61, IMP-44
it('leaves the status of a tenant whom the facility has, until the user ticks Moved Out', async () => {
  await imported(suite.monitor, await rollOf({ 'Ann Lee': [null], 'Bo Ray': [null] }));
  const roll = await rollOf({ 'Ann Lee': [-1], 'Bo Ray': [3] });
  const { preview_rows, comparisons, differences } = await imported(suite.monitor, {
    ...roll,
    preview: 'true',
  });
  expect(preview_rows?.[0]?.reason).not.toContain('Moved Out');
  expect(comparisons).toMatchObject([{ changed_count: 0, gone_count: 1, same_count: 1 }]);
  expect(differences).toMatchObject([
    { kind: 'gone', name: 'Ann Lee', status: null, moved_out_in_file: true },
  ]);
  await imported(suite.monitor, roll);
  expect(await statuses()).toEqual([
    ['Ann', null],
    ['Bo', null],
  ]);
  const [ann] = differences ?? [];
  const apply = JSON.stringify([
    { tenant_id: ann?.tenant_id, seen_at: ann?.seen_at, take: ['moved_out'] },
  ]);
  await imported(suite.monitor, { ...roll, apply });
  expect(await statuses()).toEqual([
    ['Ann', 'moved_out'],
    ['Bo', null],
  ]);
});

// IMP-61, IMP-64
it('reads a status that says who has left, and reports a name with a doubtful word', async () => {
  const tenants = [
    ['A1', 'Ann Lee', 'Moved Out'],
    ['A2', 'Bo Ray', 'Vacated 10/1'],
    ['A3', 'Cy Fox', 'Former Tenant'],
    ['A4', 'Di Orr', 'Past Due'],
    ['A5', 'Brown, Ed (DECEASED)', 'Rented'],
    ['A6', 'Estate of Fy Gum', 'Rented'],
    ['A7', 'Hay, Gi - Autopay', 'Rented'],
    ['A8', '*** LIEN *** Ho Ink', 'Rented'],
    ['A9', 'Jay, Ida (512) 555-0100', 'Rented'],
    ['A10', 'Kay-Low, Jo', 'Rented'],
    ['A11', 'Lee, Kit (DO NOT RENT)', 'Rented'],
    ['A12', 'Moe, Lu #2', 'Rented'],
  ];
  const rows = tenants.map(([unit, name, status]) => [
    ...row({ site: suite.site.prime, unit: unit ?? '', account: unit ?? '', name: name ?? '' }),
    status ?? '',
  ]);
  const { preview_rows } = await suite.preview([[...headings, 'Status'], ...rows]);
  expect(preview_rows?.map(({ unit, reason }) => [unit, reason])).toEqual([
    ['A1', "The file has the status 'Moved Out'; The tenant is imported as Moved Out"],
    ['A2', "The file has the status 'Vacated 10/1'; The tenant is imported as Moved Out"],
    ['A3', "The file has the status 'Former Tenant'; The tenant is imported as Moved Out"],
    ['A4', ''],
    ['A5', "The name has the word 'DECEASED'"],
    ['A6', "The name has the word 'Estate of'"],
    ['A7', "The name has other text: 'Hay, Gi - Autopay'"],
    ['A8', "The name has other text: '*** LIEN *** Ho Ink'"],
    ['A9', "The name has other text: 'Jay, Ida (512) 555-0100'"],
    ['A10', ''],
    ['A11', "The name has other text: 'Lee, Kit (DO NOT RENT)'"],
    ['A12', "The name has other text: 'Moe, Lu #2'"],
  ]);
});

// IMP-61
it('imports a tenant with such a status beside the name as Moved Out, without these words', async () => {
  const names = ['Smith, John (Moved Out)', 'Bo Ray - EVICTED', 'Fox, Cy', 'Di Orr **VACATED**'];
  const rows = names.map((name, at) => [
    ...row({ site: suite.site.prime, unit: `A${at}`, account: `${at}`, name }),
    name.startsWith('Fox') ? 'Evicted' : 'Rented',
  ]);
  const call = { software: 'syrasoft', files: await rentRoll([[...headings, 'Status'], ...rows]) };
  const { preview_rows } = await imported(suite.monitor, call);
  const left = (status: string) =>
    `The file has the status '${status}'; The tenant is imported as Moved Out`;
  expect(preview_rows?.map(({ name, reason }) => [name, reason])).toEqual([
    ['John Smith', left('Moved Out')],
    ['Bo Ray', left('EVICTED')],
    ['Cy Fox', left('Evicted')],
    ['Di Orr', left('VACATED')],
  ]);
  expect(await statuses()).toEqual([
    ['John', 'moved_out'],
    ['Bo', 'moved_out'],
    ['Cy', 'moved_out'],
    ['Di', 'moved_out'],
  ]);
});

// IMP-61, IMP-39
it('finds a tenant whose name has such a status in a later file', async () => {
  const roll = async (name: string) => ({
    software: 'syrasoft',
    files: await rentRoll([headings, suite.row({ account: '', name })]),
  });
  await imported(suite.monitor, await roll('Lee, Ann'));
  const later = await imported(suite.monitor, {
    ...(await roll('Lee, Ann (Moved Out)')),
    preview: 'true',
  });
  expect(later.differences).toMatchObject([
    { kind: 'gone', name: 'Ann Lee', moved_out_in_file: true },
  ]);
});

// IMP-66
it('reports a tenant who is stored as Moved Out and is in a later file again', async () => {
  const earlier = await rollOf({ 'Ann Lee': [-1], 'Bo Ray': [-1], 'Cy Fox': [null] });
  await imported(suite.monitor, earlier);
  const later = await rollOf({ 'Ann Lee': [null], 'Bo Ray': [-1], 'Cy Fox': [null] });
  const { preview_rows } = await imported(suite.monitor, { ...later, preview: 'true' });
  const isReported = ({ reason }: { reason: string }) =>
    reason.includes('The tenant is stored as Moved Out and gets no letters');
  expect(preview_rows?.filter(isReported).map(({ name }) => name)).toEqual(['Ann Lee']);
});
