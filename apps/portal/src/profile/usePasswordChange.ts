import { isRefusal } from '@audit-letters/api-client';
import {
  type FirstPasswordProps,
  type ProfileScreenProps,
  profileWords,
} from '@audit-letters/screens';
import { useState } from 'react';
import { useNotices } from '../activity/useNotices.ts';
import { profileCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { useManagedFacility } from '../loading/useManagedFacility.ts';
import { session, useSession } from '../session/store.ts';

/** Saves a new password of the user and takes over the new session. */
export function usePasswordChange(): ProfileScreenProps['onPasswordChange'] {
  const facility = useManagedFacility();
  const { toast, logOnly } = useNotices();
  return async (change) => {
    let problem: string | undefined;
    const result = await saveResultOf(async () => {
      const response = await profileCalls.changePassword(change);
      if (isRefusal(response)) {
        problem = response.error;
        throw new Error(problem);
      }
      const { permissions, token, ended_sessions } = response;
      const user = session.get()?.user;
      session.update({
        permissions,
        token,
        ...(user && { user: { ...user, has_changed_password: true } }),
      });
      toast(profileWords.passwordUpdated);
      if (ended_sessions?.length) toast(profileWords.sessionsEnded(ended_sessions));
      // The banner and the badge depend on `facility.user.has_changed_password`.
      void facility.mutate();
    });
    if (result.ok) return result;
    logOnly(profileWords.changingPassword, result.message);
    return problem === undefined ? result : { ...result, fields: { password: problem } };
  };
}

/** Whether the user still has a generated password: as the facility says, else as the sign-in said (USR-17). */
export function usePasswordUnchanged(): boolean {
  const { data: facility } = useManagedFacility();
  const current = useSession();
  return (facility?.user ?? current?.user)?.has_changed_password === false;
}

/** The token of the session in which the user keeps the generated password for now. */
let later: string | undefined;

/** The question for a password in place of the generated one, until it is answered in this session (USR-68). */
export function useFirstPassword(): FirstPasswordProps | undefined {
  const current = useSession();
  const onSave = usePasswordChange();
  const [isLater, setIsLater] = useState(later !== undefined && later === session.token());
  if (current?.user.has_changed_password !== false || isLater) return undefined;
  return {
    username: current.user.username,
    onSave,
    onLater: () => {
      later = session.token();
      setIsLater(true);
    },
  };
}
