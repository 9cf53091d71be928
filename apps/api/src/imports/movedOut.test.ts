import { formatDay } from '@audit-letters/api-client/values';
import { expect, it } from 'vitest';
import { addDays } from '../time/day.ts';
import { headings, importSuite } from './testing/importSuite.ts';

const suite = importSuite();

/** A rent roll: each tenant has the given number of days until the move-out date in each of the units. */
function rollOf(tenants: Record<string, readonly (number | null)[]>) {
  const today = suite.server.clock.today();
  const rows = Object.entries(tenants).flatMap(([name, moveOuts]) =>
    moveOuts.map((days, at) => [
      ...suite.row({ account: name, name, unit: `${name[0]}${at}` }),
      days === null ? '' : formatDay(addDays(today, days)),
    ]),
  );
  return [[...headings, 'Move Out Date'], ...rows];
}

const statuses = async () =>
  (await suite.tenants()).map(({ first_name, status }) => [first_name, status]);

// IMP-61
it('imports a new tenant as Moved Out if the move-out date of each unit has passed', async () => {
  const roll = rollOf({
    'Ann Lee': [-1],
    'Bo Ray': [0],
    'Cy Fox': [30],
    'Di Orr': [-9, -2],
    'Ed Poe': [-9, null],
    'Fy Gum': [null, -9],
  });
  const preview = await suite.preview(roll);
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
  await suite.imported(roll);
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

// IMP-61, IMP-40
it('removes a tenant imported as Moved Out when the import is undone', async () => {
  const { undo } = await suite.imported(rollOf({ 'Ann Lee': [-1] }));
  expect((await suite.monitor.post(`/api/undo/${undo}`)).statusCode).toBe(200);
  expect(await suite.tenants()).toEqual([]);
});

// IMP-61, IMP-44
it('leaves the status of a tenant whom the facility has, until the user ticks Moved Out', async () => {
  await suite.imported(rollOf({ 'Ann Lee': [null], 'Bo Ray': [null] }));
  const roll = rollOf({ 'Ann Lee': [-1], 'Bo Ray': [3] });
  const { preview_rows, comparisons, differences } = await suite.preview(roll);
  expect(preview_rows?.[0]?.reason).toBe(
    'The file has the move-out date 3/9/2026; The facility has this tenant',
  );
  expect(comparisons).toMatchObject([{ changed_count: 0, gone_count: 1, same_count: 1 }]);
  expect(differences).toMatchObject([
    { kind: 'gone', name: 'Ann Lee', status: null, moved_out_in_file: true },
  ]);
  await suite.imported(roll);
  expect(await statuses()).toEqual([
    ['Ann', null],
    ['Bo', null],
  ]);
  const [ann] = differences ?? [];
  const apply = JSON.stringify([
    { tenant_id: ann?.tenant_id, seen_at: ann?.seen_at, take: ['moved_out'] },
  ]);
  await suite.imported(roll, { apply });
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
  const rows = tenants.map(([unit = '', name = '', status = '']) => [
    ...suite.row({ unit, account: unit, name }),
    status,
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
    ...suite.row({ unit: `A${at}`, account: `${at}`, name }),
    name.startsWith('Fox') ? 'Evicted' : 'Rented',
  ]);
  const { preview_rows } = await suite.imported([[...headings, 'Status'], ...rows]);
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
  const roll = (name: string) => [headings, suite.row({ account: '', name })];
  await suite.imported(roll('Lee, Ann'));
  const later = await suite.preview(roll('Lee, Ann (Moved Out)'));
  expect(later.differences).toMatchObject([
    { kind: 'gone', name: 'Ann Lee', moved_out_in_file: true },
  ]);
});

// IMP-66
it('reports a tenant who is stored as Moved Out and is in a later file again', async () => {
  await suite.imported(rollOf({ 'Ann Lee': [-1], 'Bo Ray': [-1], 'Cy Fox': [null] }));
  const later = rollOf({ 'Ann Lee': [null], 'Bo Ray': [-1], 'Cy Fox': [null] });
  const { preview_rows } = await suite.preview(later);
  const isReported = ({ reason }: { reason: string }) =>
    reason.includes('The tenant is stored as Moved Out and gets no letters');
  expect(preview_rows?.filter(isReported).map(({ name }) => name)).toEqual(['Ann Lee']);
});
