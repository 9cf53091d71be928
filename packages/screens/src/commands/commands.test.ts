import { expect, it } from 'vitest';
import { type Command, type CommandGroup, rankedGroups } from './commands.ts';

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

const labels = (query: string, found: readonly CommandGroup[] = []) =>
  rankedGroups(groups, found, query).map(({ label, commands }) => [
    label,
    ...commands.map((command) => command.label),
  ]);

// SHL-70
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
  // The text at the side is no reason to show an entry.
  ['facility', []],
  ['list', [['Screens', 'Tenant List']]],
  ['nothing of this', []],
])('shows for %j the matching entries under their headings', (query, shown) => {
  expect(labels(query)).toEqual(shown);
});

const tenant = (label: string, keywords: string): Command => ({
  id: label,
  label,
  keywords,
  hint: 'D-1042',
  kind: 'tenant',
});

// SHL-70
it.each([
  ['names that begin so', 'te', tenant('Ada Teller', 'A1'), ['Tenants', 'Screens']],
  ['units that begin so', 'te', tenant('Ada Marsh', 'TE4'), ['Tenants', 'Screens']],
  ['only fragments', 'en', tenant('Ada Benson', 'A1'), ['Screens', 'Tenants']],
])('puts tenants before or after the screens: %s', (_, query, one, order) => {
  const shown = labels(query, [{ label: 'Tenants', commands: [one] }]);
  expect(shown.map(([label]) => label)).toEqual(order);
});
