import { type Credentials, errorText, isRefusal } from '@audit-letters/api-client';
import { done, type SaveResult } from '@audit-letters/screens';
import { sessionCalls } from './calls.ts';
import { endedSession } from './endedSession.ts';
import { session } from './store.ts';

/** Signs in. A response with an error field is a refusal and does not change the session (SHL-16). */
export async function logIn(credentials: Credentials): Promise<SaveResult> {
  try {
    const answer = await sessionCalls.login(credentials);
    if (isRefusal(answer)) return { ok: false, message: answer.error };
    session.start(answer);
    return done;
  } catch (error) {
    return { ok: false, message: errorText(error) };
  }
}

/** Signs out in the browser at once, then on the server with the old token. Rejects if the server call fails. */
export async function logOut(): Promise<void> {
  const token = session.token();
  session.end();
  endedSession.forget();
  if (token) await sessionCalls.logout(token);
}
