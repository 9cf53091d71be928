import { createClient, type Day } from './client.ts';
import { millRoad, type People } from './people.ts';

/** More than a page of any list. */
const many = 105;
/** More than the list of due work shows. */
const overdue = 25;

/**
 * Fills a server with facilities and their managers, as many tests before would (`CROWDED=1`). What other tests leave
 * on a server differs from run to run, so a test must pass beside it. The facilities of the test sort first.
 */
export async function makeCrowd(baseUrl: string, people: People): Promise<void> {
  const staff = createClient({ baseUrl, getToken: () => people.admin.session.token.token });
  for (let at = 1; at <= many; at += 1) {
    const facility_number = `Z-${String(at).padStart(3, '0')}`;
    const email = `${facility_number}@mail.example`;
    await staff.facilities.create({ ...millRoad, facility_number, account_name: 'Crowd', email });
  }
  const { data } = await staff.facilities.list({ account_name: 'Crowd' });
  for (const { id } of data.slice(0, overdue)) {
    await staff.facilities.update(id, { initial_letter_send_date: '2020-01-06' as Day });
  }
}
