import { createClient, isRefusal, isSecondStep, type Session } from './client.ts';

export type Role = 'admin' | 'monitor' | 'manager';

export interface Person {
  username: string;
  password: string;
  session: Session;
  /** The cookies of the sign-in: a download cannot send a header. */
  cookies: readonly { name: string; value: string; url: string }[];
}

export type People = Record<Role, Person>;

export const firstAdmin = { username: 'ines.varga', password: 'quiet-lake-9' };

export const millRoad = {
  facility_number: 'D-1042',
  account_name: 'Mill Road Storage',
  corporate_group: 'MR-7',
  address: '48 Mill Road',
  city: 'Dover',
  state: 'DE',
  zip_code: '19901',
  contact_name: 'Rosa Lindqvist',
  email: 'rosa@millroad.example',
  phone: '5555550142',
};

/** Signs in by a call, which is faster than the form. */
export async function signIn(baseUrl: string, username: string, password: string): Promise<Person> {
  let headers: readonly string[] = [];
  const client = createClient({
    baseUrl,
    fetch: async (...call) => {
      const response = await fetch(...call);
      headers = response.headers.getSetCookie();
      return response;
    },
  });
  const session = await client.session.login({ username, password });
  if (isRefusal(session)) throw new Error(`${username} cannot sign in: ${session.error}`);
  if (isSecondStep(session)) throw new Error(`${username} needs a second factor.`);
  const cookies = headers.map((header) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    return { name, value, url: baseUrl };
  });
  return { username, password, session, cookies };
}

/** An admin, a monitor, and the manager of one facility, on a server that has only its first admin. */
export async function makePeople(baseUrl: string): Promise<People> {
  const admin = await signIn(baseUrl, firstAdmin.username, firstAdmin.password);
  const client = createClient({ baseUrl, getToken: () => admin.session.token.token });
  const tomas = { username: 'tomas.abadi', password: 'tall-cedar-4' };
  await client.users.create({
    ...tomas,
    email: 'tomas@mail.example',
    real_name: 'Tomas Abadi',
    is_monitor: true,
  });
  const account = await client.facilities.create(millRoad);
  return {
    admin,
    monitor: await signIn(baseUrl, tomas.username, tomas.password),
    manager: await signIn(baseUrl, account.username, account.password),
  };
}
