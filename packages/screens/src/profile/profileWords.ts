import type { EndedSession } from '@audit-letters/api-client';
import { clientName } from '../format/clientName.ts';

/** Messages about the user's own account. */
export const profileWords = {
  updated: 'Profile has been updated!',
  changingPassword: 'Changing the password',
  passwordUpdated: 'Password has been updated!',
  sessionsEnded: (ended: readonly EndedSession[]) =>
    `Signed out: ${ended.map(clientName).join('; ')}`,
};
