import { sheet, workbookBuffer } from '../../../api/src/sheets/write.ts';
import { type Client, createClient } from './client.ts';
import { millRoad, type People } from './people.ts';

export const officeFacilities = 250;
export const officeTenants = 20_000;

/** The number of the facility at this place of the office. */
export const officeNumber = (place: number) => `G-${String(place).padStart(3, '0')}`;

/** An office of 250 facilities with 20,000 tenants, made over the wire as people would. Returns a client of its staff. */
export async function fillOffice(baseUrl: string, people: People): Promise<Client> {
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

/** Eighty tenants a facility, by the site that each row names. */
const rentRoll = () =>
  workbookBuffer([
    sheet(
      'Rent Roll',
      [
        { heading: 'Site ID', value: (at: number) => officeNumber(1 + (at % officeFacilities)) },
        { heading: 'Unit', value: (at) => `U${at}` },
        { heading: 'First Name', value: () => 'Una' },
        { heading: 'Last Name', value: (at) => `Tenant${at}` },
        { heading: 'Address', value: (at) => `${at} Elm Street` },
        { heading: 'City', value: () => 'Dover' },
        { heading: 'State', value: () => 'DE' },
        { heading: 'Zip Code', value: () => '19901' },
      ],
      [...Array(officeTenants).keys()],
    ),
  ]);
