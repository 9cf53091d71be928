import { type Credentials, isRefusal } from '@audit-letters/api-client';
import { done, type SaveResult } from '@audit-letters/screens';
import { client } from '../client.ts';
import { errorText } from '../loading/errorText.ts';
import { endedSession } from '../session/endedSession.ts';
import { session } from '../session/store.ts';

/** Signs in. An answer with an error field is a refusal, and nothing of it is kept (SHL-16). */
export async function logIn(credentials: Credentials): Promise<SaveResult> {
  try {
    const answer = await client.session.login(credentials);
    if (isRefusal(answer)) return { ok: false, message: answer.error };
    session.start(answer);
    return done;
  } catch (error) {
    return { ok: false, message: errorText(error) };
  }
}

/** Signs out: here at once, then on the server with the token that was dropped. Rejects when only that failed. */
export async function logOut(): Promise<void> {
  const token = session.token();
  session.end();
  endedSession.forget();
  if (token) await client.session.logout(token);
}
