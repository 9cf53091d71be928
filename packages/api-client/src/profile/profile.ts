import { renewedSession } from '../session/entities.ts';
import { orRefusal } from '../session/orRefusal.ts';
import type { CallOptions } from '../transport/http.ts';
import type { Transport } from '../transport/transport.ts';
import { sessionUser } from '../users/entities.ts';
import type { NewPassword, ProfileChanges } from './contract.ts';

const renewedSessionOrRefusal = orRefusal(renewedSession);
const userOrRefusal = orRefusal(sessionUser);

/** The changes of users to their own account. */
export const createProfileCalls = ({ call }: Transport) => ({
  /** POST /api/change-password. The answer's token replaces the one there is. */
  changePassword: ({ password }: NewPassword, options?: CallOptions) =>
    call('POST', '/api/change-password', {
      form: { password },
      read: renewedSessionOrRefusal,
      ...options,
    }),

  /** POST /api/update-profile. The answer replaces the session's user. */
  update: (changes: ProfileChanges, options?: CallOptions) =>
    call('POST', '/api/update-profile', { form: changes, read: userOrRefusal, ...options }),
});

export interface ProfileCalls extends ReturnType<typeof createProfileCalls> {}
