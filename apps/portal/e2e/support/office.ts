import { sheet, workbookBuffer } from '../../../api/src/sheets/write.ts';
import { type Client, createClient, type Tenant } from './client.ts';
import { millRoad, type People } from './people.ts';
import { type Facility, isCounted } from './workbooks.ts';

export const officeFacilities = 125;

/** The number of the facility at this place of the office. */
const officeNumber = (place: number) => `G-${String(place).padStart(3, '0')}`;

/** A facility with every field filled. */
export const documented = officeNumber(12);
/** A facility whose tenants have every status. */
export const answered = officeNumber(7);
/** A facility that was a Prime store. */
const wasPrime = officeNumber(20);

export interface Office {
  staff: Client;
  facilityNamed(facilityNumber: string): Promise<Facility>;
  everyFacility(): Promise<Facility[]>;
  tenantsOf(facilityId: number): Promise<Tenant[]>;
}

/** Fills an office and brings its three special facilities into their states. */
export async function startOffice(baseUrl: string, people: People): Promise<Office> {
  const office = officeOf(await fillOffice(baseUrl, people));
  await fillEveryField(office);
  await office.staff.facilities.update((await office.facilityNamed(wasPrime)).id, {
    is_prime: false,
  });
  await answerAsTenants(office);
  return office;
}

/** Creates the facilities and their tenants by calls. Returns a client of the staff. */
async function fillOffice(baseUrl: string, people: People): Promise<Client> {
  const staff = createClient({ baseUrl, getToken: () => people.admin.session.token.token });
  const places = Array.from({ length: officeFacilities }, (_, at) => at + 1);
  for (const place of places) {
    const facility_number = officeNumber(place);
    await staff.facilities.create({
      ...millRoad,
      facility_number,
      account_name: `Gateway Storage ${place}`,
      corporate_group: `GW-${place % 5}`,
      email: `${facility_number}@mail.example`,
      // One of every ten is a Prime store.
      ...(place % 10 === 0 && { is_prime: true, prime_site_id: `40${place}` }),
    });
  }
  await staff.imports.upload({
    software: 'sitelink_web',
    rent_roll: new Blob([new Uint8Array(await rentRoll())]),
  });
  return staff;
}

async function fillEveryField({ staff, facilityNamed }: Office) {
  const { id } = await facilityNamed(documented);
  await staff.facilities.update(id, {
    fax: '15555550143',
    note: '=SUM(A1:A9)\nGate closes at 9.',
    letter_effective_date: '2027-03-31',
    initial_letter_send_date: '2027-01-04',
    follow_up_letter_send_date: '2027-02-01',
    welcome_letter_send_date: '2027-03-01',
    initial_letter_sent_date: '2027-01-05',
    follow_up_letter_sent_date: '2027-02-02',
    welcome_letter_sent_date: '2027-03-02',
  });
  await staff.facilities.confirmMoveOuts(id);
}

async function answerAsTenants({ staff, facilityNamed, tenantsOf }: Office) {
  const { id } = await facilityNamed(answered);
  await staff.facilities.update(id, {
    letter_effective_date: '2026-11-30',
    initial_letter_send_date: '2026-10-31',
    follow_up_letter_send_date: '2026-11-15',
  });
  const ids = (await tenantsOf(id)).map((tenant) => tenant.id);
  // 5 of 80 are over 5%, 4 of 80 are not; 17 are over 20%.
  await staff.tenants.bulkUpdate({ ids: ids.slice(0, 5), field: 'status', value: 'opt_out' });
  await staff.tenants.bulkUpdate({ ids: ids.slice(5, 9), field: 'status', value: 'moved_out' });
  await staff.tenants.bulkUpdate({
    ids: ids.slice(9, 26),
    field: 'status',
    value: 'provide_proof',
  });
  await staff.tenants.bulkUpdate({ ids: ids.slice(26, 30), field: 'status', value: 'bad_address' });
  await staff.letters.generate(
    { facilityId: id },
    { letter_type: 'initial', tenants: ids.slice(40, 43) },
  );
  const [coverage] = await staff.facilities.coverages('DE');
  await staff.tenants.update(ids[40] ?? 0, {
    coverage_id: coverage?.id,
    status: 'selected_coverage',
    charge_applied: true,
    charge_confirmed: true,
    country: 'US',
    phone: '3025550142',
    email: 'six@example.com',
    units: [{ identifier: 'U6' }, { identifier: '0012' }],
    note: '@cmd',
    monitor_note: 'Paid in cash.\nRing twice.',
  });
  await staff.tenants.bulkUpdate({
    ids: ids.slice(50, 52),
    field: 'tagged_for_removal',
    value: true,
  });
}

function officeOf(staff: Client): Office {
  return {
    staff,
    async facilityNamed(facility_number) {
      const { data } = await staff.facilities.list({ facility_number });
      const [facility] = data;
      if (!facility || !isCounted(facility))
        throw new Error(`There is no facility ${facility_number}.`);
      return facility;
    },
    async everyFacility() {
      const { last_page } = (await staff.facilities.list()).pagination;
      const pages = await Promise.all(
        Array.from({ length: last_page }, (_, at) => staff.facilities.list({ page: at + 1 })),
      );
      return pages.flatMap(({ data }) => data).filter(isCounted);
    },
    tenantsOf: async (id) => (await staff.tenants.listOfFacility(id, { per_page: 100 })).data,
  };
}

/** Eighty tenants of the answered facility and one of every other; each row has the site ID of its facility. */
const rentRoll = () => {
  const others = Array.from({ length: officeFacilities }, (_, at) => officeNumber(at + 1));
  const siteIds = [...Array<string>(79).fill(answered), ...others];
  return workbookBuffer([
    sheet(
      'Rent Roll',
      [
        { heading: 'Site ID', value: ({ siteId }) => siteId },
        { heading: 'Unit', value: ({ at }) => `U${at}` },
        { heading: 'First Name', value: () => 'Una' },
        { heading: 'Last Name', value: ({ at }) => `Tenant${at}` },
        { heading: 'Address', value: ({ at }) => `${at} Elm Street` },
        { heading: 'City', value: () => 'Dover' },
        { heading: 'State', value: () => 'DE' },
        { heading: 'Zip Code', value: () => '19901' },
      ],
      siteIds.map((siteId, at) => ({ siteId, at })),
    ),
  ]);
};
