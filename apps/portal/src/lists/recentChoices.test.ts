import { expect, it, vi } from 'vitest';
import { recentFacilities, recentFacility } from '../letters/recentFacilities.ts';
import { recentCommands } from '../shell/commands/recentCommands.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => void storage.set(key, text),
});
let lastUser = 0;

/** The choices that a new user finds for this entry of the storage. */
function readBack(
  name: string,
  choices: typeof recentCommands | typeof recentFacilities,
  stored: unknown,
) {
  lastUser += 1;
  storage.set(`audit-letters.${name}.${lastUser}`, JSON.stringify(stored));
  return choices(lastUser).get();
}
const commands = (stored: unknown) => readBack('recent-commands', recentCommands, stored);
const facilities = (stored: unknown) => readBack('recent-letters', recentFacilities, stored);

const command = { label: 'D-1042', href: '/facilities/7', kind: 'facility', hint: 'Mill Road' };
const facility = { facility_number: 'D-1042', account_name: 'Mill Road' };
const href = '/send-letters?facility_number=D-1042';

// SHL-70, LET-8
it('reads back what was stored', () => {
  expect(commands([command])).toEqual([{ ...command, id: '/facilities/7' }]);
  expect(facilities([facility, { facility_number: 'D-1042', account_name: 7 }])).toEqual([
    { ...facility, href },
    { ...facility, account_name: null, href },
  ]);
});

it('has the commands that an earlier version kept for all users in one entry', () => {
  storage.set('audit-letters.recent-commands', JSON.stringify({ 97: [command], 96: {} }));
  const { get, remember } = recentCommands(97);
  expect(get()).toEqual([{ ...command, id: '/facilities/7' }]);
  remember({ id: '/', label: 'Home', href: '/', kind: 'screen' });
  expect(get().map(({ href }) => href)).toEqual(['/', '/facilities/7']);
  expect(recentCommands(96).get()).toEqual([]);
});

it.each([
  ['nothing', null],
  ['no list', {}],
  ['no entry', [null, 7, 'x']],
  ['an address of another host', [{ ...command, href: '//evil.example' }]],
  ['a script', [{ ...command, href: 'javascript:alert(1)' }]],
  ['a tenant', [{ ...command, kind: 'tenant' }]],
])('takes %s for no entry', (_what, stored) => {
  expect(commands(stored)).toEqual([]);
  expect(facilities(stored)).toEqual([]);
});

it('keeps five choices of each user, the latest first and each once', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...command, href: `/facilities/${at}` }));
  expect(commands(many)).toHaveLength(5);
  const recent = recentFacilities(99);
  for (const number of ['A', 'B', 'C', 'D', 'E', 'F', 'D'])
    recent.remember(recentFacility({ facility_number: number, account_name: null }));
  expect(
    recent
      .get()
      .map(({ facility_number }) => facility_number)
      .join(''),
  ).toBe('DFECB');
  expect(recentFacilities(98).get()).toEqual([]);
});
