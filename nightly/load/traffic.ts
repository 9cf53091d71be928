import { rowsWorkbook } from '../../apps/api/src/imports/testing/rowsWorkbook.ts';

/** A call of the traffic, and how many of a thousand calls it is. */
export interface Call {
  name: string;
  share: number;
  send(url: string): Promise<Response>;
}

const importedAtOnce = 20;
const lettersAtOnce = 3;

/** Imports tenants into the server and returns the calls of an office, with the session of a monitor. */
export async function officeTraffic(
  server: string,
  random: (below: number) => number,
): Promise<Call[]> {
  const headers = await sessionOf(await signIn(server));
  const get = (path: string) => (url: string) => fetch(`${url}${path}`, { headers });
  const post = (path: string, values: object) => (url: string) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(values),
    });
  const json = async (path: string) => {
    const response = await get(path)(server);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const [{ id: facility, facility_number }] = (await json('/api/facilities')).data;
  const ids: number[] = idsOf((await json('/api/tenants')).data);
  let imported = 0;

  const importAnswer = await importTenants(server, 2_000);
  if (!importAnswer.ok) throw new Error(`The import failed: ${await importAnswer.text()}`);
  return [
    {
      name: 'tenant list',
      share: 400,
      send: (url) => get(`/api/tenants?page=${1 + random(4)}`)(url),
    },
    { name: 'tenant search', share: 150, send: get('/api/tenants?name=an') },
    { name: 'facility list', share: 150, send: get('/api/facilities') },
    { name: 'statistics', share: 95, send: get('/api/facility-stats') },
    {
      name: 'edit',
      share: 120,
      send: (url) => post(`/api/tenants/${ids[random(ids.length)]}`, note())(url),
    },
    { name: 'bulk edit', share: 40, send: (url) => post('/api/tenants/bulk', bulkEdit())(url) },
    { name: 'letters', share: 5, send: oneAtATime(letters) },
    { name: 'sign-in and sign-out', share: 20, send: oneAtATime(signInAndOut) },
    { name: 'export', share: 15, send: get('/api/exports/monitor-tenants') },
    { name: 'import', share: 5, send: oneAtATime((url) => importTenants(url, importedAtOnce)) },
  ];

  function note() {
    return { monitor_note: `Called ${random(100)} times.` };
  }

  function bulkEdit() {
    const from = random(ids.length - 20);
    return { field: 'status', ids: ids.slice(from, from + 20).join(), value: 'opt_out' };
  }

  /** Prints the next letters that are due; without any, the preview of one. */
  async function letters(url: string): Promise<Response> {
    const path = `/api/facilities/${facility}`;
    const due = await get(`${path}/tenants-mailing?filter=initial_letter_ready`)(url);
    const tenants = idsOf(await due.json())
      // Other calls change these at the same time, which letters refuse.
      .filter((id) => !ids.includes(id))
      .slice(0, lettersAtOnce);
    const kind = tenants.length > 0 ? 'generate-letters' : 'preview-letter';
    return get(`${path}/${kind}?letter_type=initial&tenants=${tenants}`)(url);
  }

  /** Imports new tenants into the first facility. */
  async function importTenants(url: string, count: number): Promise<Response> {
    const rows = Array.from({ length: count }, (_, index) => {
      const account = String(imported + index);
      return [account, account, `Ann Lee ${account}`, '1 Elm Street', 'Austin', 'TX', '78701'];
    });
    imported += count;
    const headings = ['Unit', 'Account', 'Tenant Name', 'Address', 'City', 'State', 'Zip'];
    const workbook = new Uint8Array(await rowsWorkbook([headings, ...rows]));
    const body = new FormData();
    const answers = { software_confirmed: 'true', tenants_confirmed: 'true' };
    for (const [name, value] of Object.entries({
      software: 'syrasoft',
      facility_number,
      ...answers,
    })) {
      body.set(name, value);
    }
    body.set('rent_roll', new Blob([workbook]), 'rent_roll.xlsx');
    return fetch(`${url}/api/tenants/import`, { method: 'POST', headers, body });
  }

  async function signInAndOut(url: string): Promise<Response> {
    const response = await signIn(url);
    if (!response.ok) return response;
    return fetch(`${url}/api/logout`, { method: 'POST', headers: await sessionOf(response) });
  }
}

const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id);

function signIn(url: string): Promise<Response> {
  const body = new URLSearchParams({ username: 'monitor', password: 'monitor-demo' });
  return fetch(`${url}/api/login`, { method: 'POST', body });
}

async function sessionOf(signIn: Response): Promise<{ 'x-authorization': string }> {
  const { token } = await signIn.json();
  return { 'x-authorization': token.token };
}

/**
 * The server refuses a fifth import of one user and a sixth sign-in with one name at once, and letters for the same tenants
 * would be the same letters.
 */
function oneAtATime(send: Call['send']): Call['send'] {
  let last: Promise<unknown> = Promise.resolve();
  return (url) => {
    const sent = last.then(() => send(url));
    last = sent.catch(() => {});
    return sent;
  };
}
