import { ApiError, createClient, type Day, isRefusal } from '@audit-letters/api-client';
import { Facility } from '@audit-letters/api-client/contract';
import { fixClock, freeze } from '@audit-letters/ui/testing';

const client = createClient({ baseUrl: 'https://letters.example', getToken: () => null });

/** The URL of the first facility with letters due, or the error message. */
export async function firstAddress(): Promise<string> {
  try {
    const { data } = await client.facilities.list({ page: 1, per_page: 100 });
    return data[0]?.address ?? 'none';
  } catch (error) {
    return error instanceof ApiError ? error.message : 'unknown';
  }
}

export const signedIn = async (username: string, password: string): Promise<boolean> =>
  !isRefusal(await client.session.login({ username, password }));

export const never: Day | null = null;
export const forTests = { fixClock, freeze, Facility };
