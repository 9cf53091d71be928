import { expect, it } from 'vitest';
import { type CommandGroup, matchingGroups } from './commands.ts';

const groups: CommandGroup[] = [
  {
    label: 'Recent',
    only: 'empty',
    commands: [{ id: 'f7', label: 'D-1042', kind: 'facility' }],
  },
  {
    label: 'Screens',
    commands: [
      { id: 'tenants', label: 'Tenant List', kind: 'screen' },
      { id: 'upload', label: 'Upload Tenants', kind: 'screen', keywords: 'import rent roll' },
    ],
  },
  {
    label: 'Lists',
    only: 'typed',
    commands: [{ id: 'none', label: 'None confirmed', hint: 'Facility list', kind: 'list' }],
  },
];

const labels = (query: string) =>
  matchingGroups(groups, query).map(({ label, commands }) => [
    label,
    ...commands.map((command) => command.label),
  ]);

// SHL-70, SHL-71
it.each([
  [
    '',
    [
      ['Recent', 'D-1042'],
      ['Screens', 'Tenant List', 'Upload Tenants'],
    ],
  ],
  ['tenant', [['Screens', 'Tenant List', 'Upload Tenants']]],
  ['  TENANT  rent ', [['Screens', 'Upload Tenants']]],
  ['tênant list', [['Screens', 'Tenant List']]],
  ['tenant, ’łist', [['Screens', 'Tenant List']]],
  ['facility', [['Lists', 'None confirmed']]],
  ['nothing of this', []],
])('shows for %j the matching entries under their headings', (query, shown) => {
  expect(labels(query)).toEqual(shown);
});
