import { createClient, type Day } from './client.ts';
import { millRoad, type People } from './people.ts';

/** More than a page of any list. */
const many = 120;

/**
 * Fills the lists of a server with facilities and users that sort before and after those of the tests. A test must
 * pass beside them (`CROWDED=1`): what other tests leave on the server differs from run to run.
 */
export async function makeCrowd(baseUrl: string, people: People): Promise<void> {
  const staff = createClient({ baseUrl, getToken: () => people.admin.session.token.token });
  for (let at = 1; at <= many; at += 1) {
    for (const letter of ['A', 'Z']) {
      const name = `${letter}-${String(at).padStart(3, '0')}`;
      await staff.facilities.create({
        ...millRoad,
        facility_number: name,
        account_name: `${letter} Crowd`,
        email: `${name}@mail.example`,
      });
      const [facility] = (await staff.facilities.list({ facility_number: name })).data;
      const overdue = { initial_letter_send_date: '2020-01-06' as Day };
      if (facility) await staff.facilities.update(facility.id, overdue);
    }
    await staff.users.create({
      username: `aa.crowd.${at}`,
      password: 'tall-cedar-4',
      email: `crowd-${at}@mail.example`,
      real_name: `Aa Crowd ${at}`,
      is_monitor: true,
    });
  }
}
