import type { StatesOf } from '../states.ts';
import type { CommandGroup, CommandSearch } from './commands.ts';

/** The entries of a monitor. */
export const staffCommands: readonly CommandGroup[] = [
  {
    label: 'Recent',
    only: 'empty',
    commands: [
      { id: 'facility 7', label: 'D-1042', hint: 'Mill Road Storage', kind: 'facility' },
      { id: 'recent /send-letters', label: 'Send Proof Letters', kind: 'screen' },
    ],
  },
  {
    label: 'Screens',
    commands: [
      { id: '/', label: 'Home', kind: 'screen' },
      { id: '/list-facilities', label: 'Facility List', kind: 'screen' },
      { id: '/tenant-list', label: 'Tenant List', kind: 'screen' },
      { id: '/send-letters', label: 'Send Proof Letters', kind: 'screen' },
      { id: '/upload-tenants', label: 'Upload Tenants', kind: 'screen', keywords: 'import' },
    ],
  },
  {
    label: 'Actions',
    commands: [
      { id: 'theme', label: 'Use dark colors', kind: 'action' },
      { id: 'keys', label: 'Keyboard shortcuts', hint: '?', kind: 'action' },
    ],
  },
  {
    label: 'Lists',
    only: 'typed',
    commands: [
      { id: 'none', label: 'None confirmed', hint: 'Facility list', kind: 'list' },
      { id: 'unsent', label: 'Audit letters unsent', hint: 'Facility list', kind: 'list' },
    ],
  },
];

const found: readonly CommandGroup[] = [
  {
    label: 'Facilities',
    commands: [
      {
        id: 'f7',
        label: 'D-1042',
        hint: 'Mill Road Storage',
        keywords: 'Mill Road Storage',
        kind: 'facility',
      },
    ],
  },
  {
    label: 'Tenants',
    commands: [
      { id: 't41', label: 'Millicent Ortiz', hint: 'A01 · D-1042', kind: 'tenant' },
      { id: 't42', label: 'Ada Miller', hint: 'B17 · D-1043', kind: 'tenant' },
      { id: 'more named', label: '13 more with this name', kind: 'list' },
    ],
  },
];

/** The search for 'mill' in each of its states. */
export const commandSearches = {
  idle: { status: 'idle' },
  searching: { status: 'searching', groups: [] },
  found: { status: 'found', groups: found },
  failed: { status: 'failed' },
} satisfies StatesOf<CommandSearch>;
