import {
  type Client,
  createClient,
  ResponseError,
  type Tenant,
} from '../../packages/api-client/src/index.ts';
import { statusOfWord } from '../../packages/api-client/src/values.ts';
import { archivesStates } from '../../packages/screens/src/archives/archives.states.ts';
import {
  facilitiesStates,
  facilityStatsStates,
  retiredStates,
} from '../../packages/screens/src/facilities/FacilitiesScreen.states.ts';
import { answersStates } from '../../packages/screens/src/facilities/page/answers/answers.states.ts';
import { facilityPageStates } from '../../packages/screens/src/facilities/page/FacilityScreen.states.ts';
import { wholePage } from '../../packages/screens/src/fixtures/facilities.ts';
import { firstOf } from '../../packages/screens/src/fixtures/hundred.ts';
import { millRoad } from '../../packages/screens/src/fixtures/managedFacility.ts';
import { choicesOf, someCoverages } from '../../packages/screens/src/fixtures/tenants.ts';
import { staffHomeStates } from '../../packages/screens/src/home/StaffHomeScreen.states.ts';
import { letterBatchesStates } from '../../packages/screens/src/letters/batches/LetterBatchesScreen.states.ts';
import { sendLettersStates } from '../../packages/screens/src/letters/SendLettersScreen.states.ts';
import { dueStates } from '../../packages/screens/src/list/due/DuePanel.states.ts';
import { tenantsStates } from '../../packages/screens/src/tenants/list/TenantsScreen.states.ts';
import { usersStates } from '../../packages/screens/src/users/UsersScreen.states.ts';
import { sessionOf } from './people.ts';

let tenants: Tenant[] = [];

/** Puts the records back as they were, for a new walk. */
export function restoreRecords() {
  tenants = structuredClone(tenantsStates.ready.data.data);
}

/** All tenants, which are the first of more, or those of a filter. */
const someOf = (rows: Tenant[], total: number) =>
  rows.length === 100
    ? { data: structuredClone(rows), pagination: firstOf(total) }
    : wholePage(structuredClone(rows));
const includes = (text: string | null, part?: string) =>
  !part || (text ?? '').toLowerCase().includes(part.toLowerCase());
const find = (id: number): Tenant => {
  const tenant = tenants.find((it) => it.id === id);
  if (!tenant) throw new ResponseError(404, 'Not found.');
  return tenant;
};

const real = createClient();
/** The calls that answer from memory. */
const nouns: { [Noun in keyof Client]?: Partial<Client[Noun]> } = {
  session: {
    login: async ({ username }) =>
      sessionOf(username) ?? { error: 'There are admin, monitor and manager, with any password.' },
    logout: async () => {},
  },
  shell: {
    status: async () => ({
      scheduled_maintenance_date: null,
      version: 'in memory',
      extras: true,
      time_zone: null,
    }),
    reportNotFound: async () => {},
  },
  due: { list: async () => dueStates.ready.data },
  facilities: {
    list: async ({ facility_number, account_name } = {}) => ({
      ...facilitiesStates.ready.data,
      ...wholePage(
        facilitiesStates.ready.data.data.filter(
          (it) =>
            includes(it.facility_number, facility_number) &&
            includes(it.account_name, account_name),
        ),
      ),
    }),
    search: async (text) =>
      facilitiesStates.ready.data.data.filter((it) => includes(it.facility_number, text)),
    overview: async () => facilityPageStates.ready.data,
    answers: async () => answersStates.ready.data,
    managed: async () => millRoad,
    homeStats: async () => staffHomeStates.ready.data,
    stats: async () => facilityStatsStates.ready.data,
    retired: async () => retiredStates.ready.data,
    coverages: async () => someCoverages,
  },
  archives: { list: async () => archivesStates.ready.data },
  tenants: {
    list: async ({ name, unit } = {}) => ({
      ...tenantsStates.ready.data,
      ...someOf(
        tenants.filter(
          (it) =>
            includes(`${it.first_name ?? ''} ${it.last_name ?? ''}`, name) &&
            it.units.some(({ identifier }) => includes(identifier, unit)),
        ),
        tenantsStates.ready.data.pagination.total,
      ),
    }),
    listOfFacility: async () => ({
      info: { incomplete_address: 20 },
      ...someOf(tenants, millRoad.stats.total),
    }),
    filtersOfFacility: async () => choicesOf(millRoad.stats),
    history: async () => [],
    setStatus: async (id, status) => {
      find(id).status = statusOfWord(status);
      return {};
    },
  },
  search: { find: async () => ({ facilities: [], tenants: [] }) },
  letters: {
    tenants: async () => sendLettersStates.ready.data,
    counts: async () => sendLettersStates.ready.counts,
    batches: async () => letterBatchesStates.ready.data,
    downloadUrl: real.letters.downloadUrl,
  },
  exports: { downloadUrl: real.exports.downloadUrl },
  users: { list: async () => usersStates.ready.data },
};

/** Adds the calls that memory does not answer. They fail as on a server that lacks them. */
const complete = <Noun extends keyof Client>(name: Noun): Client[Noun] =>
  new Proxy(nouns[name] ?? {}, {
    get(target, call) {
      // With a function `then`, `await` would take it for a promise.
      if (call === 'then') return undefined;
      return (
        Reflect.get(target, call) ??
        (async () => {
          throw new ResponseError(404, `${name}.${String(call)} is not part of this walk.`);
        })
      );
    },
  }) as Client[Noun];

// The client of the files `calls.ts` of the running portal, answered from the records of the stories.
export * from '../../packages/api-client/src/index.ts';
export const createSessionCalls = () => complete('session');
export const createProfileCalls = () => complete('profile');
export const createFactorCalls = () => complete('factors');
export const createShellCalls = () => complete('shell');
export const createDueCalls = () => complete('due');
export const createFacilityCalls = () => complete('facilities');
export const createArchiveCalls = () => complete('archives');
export const createTenantCalls = () => complete('tenants');
export const createSearchCalls = () => complete('search');
export const createLetterCalls = () => complete('letters');
export const createImportCalls = () => complete('imports');
export const createExportCalls = () => complete('exports');
export const createUserCalls = () => complete('users');
