import { expect, it } from 'vitest';
import { importTenantsStates } from './ImportTenantsScreen.states.ts';
import { choiceRows, choicesOf, tickedAtFirst } from './importChoices.ts';

const rows = choiceRows(importTenantsStates.secondPreview.result.differences);
const kinds = rows.map(({ tenant, kind, from, to }) => [tenant.name, kind, from, to]);

// IMP-44
it('lists each changed field, and the tenants who are gone with their answer', () => {
  expect(kinds).toEqual([
    ['Ana Ortiz', 'address', '1 Elm Street, Austin, TX 78701', '9 Oak Street, Austin, TX 78704'],
    ['Ben Okafor', 'name', 'Ben Okafor', 'Ben Okafor-Lind'],
    ['Ben Okafor', 'unit', 'A03', 'C07'],
    ['Chiara Müller', 'moved_out', 'No Response', 'Moved Out'],
    ['Dana Lind', 'moved_out', 'No Response', 'Moved Out'],
    ['Eli Novak', 'moved_out', 'No Response', 'Moved Out'],
  ]);
});

// IMP-44
it('ticks addresses and units at first, but no tenant who is gone', () => {
  const ticked = rows.filter(({ key }) => tickedAtFirst(rows).has(key));
  expect(ticked.map(({ tenant, kind }) => [tenant.tenant_id, kind])).toEqual([
    [1, 'address'],
    [2, 'unit'],
  ]);
});

// IMP-44
it('does not tick a value that a user has edited', () => {
  const [ana] = importTenantsStates.secondPreview.result.differences;
  if (!ana) throw new Error('no tenant');
  const changes = ana.changes.map((change) => ({ ...change, is_edited: true }));
  expect([...tickedAtFirst(choiceRows([{ ...ana, changes }]))]).toEqual([]);
});

// IMP-44
it('does not tick a value with a remark', () => {
  const [ana] = importTenantsStates.secondPreview.result.differences;
  if (!ana) throw new Error('no tenant');
  const remark = "The address is incomplete: wrong ZIP code '78'";
  const changes = ana.changes.map((change) => ({ ...change, remark }));
  expect([...tickedAtFirst(choiceRows([{ ...ana, changes }]))]).toEqual([]);
});

it('sends one choice for each tenant', () => {
  const choices = choicesOf(rows);
  expect(choices.map(({ tenant_id, take, values }) => [tenant_id, take, values])).toEqual([
    [1, ['address'], [{ field: 'address', to: '9 Oak Street, Austin, TX 78704' }]],
    [
      2,
      ['name', 'unit'],
      [
        { field: 'name', to: 'Ben Okafor-Lind' },
        { field: 'unit', to: 'C07' },
      ],
    ],
    [3, ['moved_out'], []],
    [4, ['moved_out'], []],
    [5, ['moved_out'], []],
  ]);
});
