import { rowsWorkbook } from '../../../api/src/imports/testing/rowsWorkbook.ts';
import {
  type Client,
  createClient,
  type FacilityChanges,
  type Tenant,
  type TenantPatch,
} from './client.ts';
import { millRoad, type People, type Person, signIn } from './people.ts';

/** A tenant to import, and the changes that staff make afterwards. */
export interface AuditedTenant {
  first_name: string;
  last_name: string;
  unit: string;
  address?: string;
  becomes?: TenantPatch;
  tagged?: boolean;
}

export interface Audit {
  facilityNumber: string;
  facilityId: number;
  /** Signs the facility's manager in, once: a check of a password is slow on purpose. */
  manager: () => Promise<Person>;
  /** Clients of staff and of the facility's manager, independent of the browser. */
  staff: Client;
  own: Client;
  /** Reads the stored tenant with this last name. */
  stored: (lastName: string) => Promise<Tenant | undefined>;
}

/** Counts down: the newest facility is on the first page of every list, however many other tests have made. */
let next = 999;

export type StartAudit = (
  tenants: readonly AuditedTenant[],
  changes?: FacilityChanges,
) => Promise<Audit>;

/** Creates a facility with these tenants, imported the way an office imports them. */
export async function startAudit(
  baseUrl: string,
  people: People,
  tenants: readonly AuditedTenant[],
  changes: FacilityChanges = {},
): Promise<Audit> {
  const facilityNumber = `T-${process.env.TEST_PARALLEL_INDEX ?? 0}${String(next).padStart(3, '0')}`;
  next -= 1;
  const staff = createClient({ baseUrl, getToken: () => people.admin.session.token.token });
  const account = await staff.facilities.create({
    ...millRoad,
    facility_number: facilityNumber,
    email: `${facilityNumber}@mail.example`,
    is_prime: false,
    prime_site_id: null,
    fax: null,
  });
  let signedIn: Promise<Person> | undefined;
  const manager = () => {
    signedIn ??= signIn(baseUrl, account.username, account.password);
    return signedIn;
  };
  const own = createClient({
    baseUrl,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-authorization', (await manager()).session.token.token);
      return fetch(address, { ...init, headers });
    },
  });
  const found = await staff.facilities.search(facilityNumber);
  const facilityId = found.find((it) => it.facility_number === facilityNumber)?.id ?? 0;

  if (tenants.length > 0) {
    await staff.imports.upload({
      software: 'storedge',
      facility_number: facilityNumber,
      rent_roll: new Blob([new Uint8Array(await rentRoll(tenants))]),
    });
  }
  if (Object.keys(changes).length > 0) await staff.facilities.update(facilityId, changes);

  const all = async () => (await staff.tenants.listOfFacility(facilityId, { per_page: 100 })).data;
  const stored = async (lastName: string) =>
    (await all()).find((one) => one.last_name === lastName);
  const changed = tenants.filter(({ becomes, tagged }) => becomes || tagged);
  const imported = changed.length > 0 ? await all() : [];
  for (const { last_name, becomes, tagged } of changed) {
    const id = imported.find((one) => one.last_name === last_name)?.id ?? 0;
    if (becomes) await staff.tenants.update(id, becomes);
    if (tagged)
      await staff.tenants.bulkUpdate({ ids: [id], field: 'tagged_for_removal', value: true });
  }
  return { facilityNumber, facilityId, manager, staff, own, stored };
}

/** A rent roll of StorEdge with these tenants. */
export const rentRoll = (tenants: readonly AuditedTenant[]) =>
  rowsWorkbook([
    ['Unit', 'First Name', 'Last Name', 'Address', 'City', 'State', 'Zip Code'],
    ...tenants.map(({ unit, first_name, last_name, address = '12 Elm Street' }) => [
      unit,
      first_name,
      last_name,
      address,
      'Dover',
      'DE',
      '19901',
    ]),
  ]);

/** The entries of the main job in the form of a new facility, by label. */
export const newFacility = {
  'Facility Number': 'M-2001',
  'Company Name': 'Orchard Storage',
  'Corporate Group Number': 'OG-3',
  Address: '12 Orchard Street',
  City: 'Dover',
  'Zip Code': '19901',
  'Manager Name': 'Mara Delacroix',
  'Site Email': 'mara@orchard.example',
  Phone: '5555550123',
};
