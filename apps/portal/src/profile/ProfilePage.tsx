import { isRefusal } from '@audit-letters/api-client';
import { ProfileScreen, type ProfileScreenProps, profileWords } from '@audit-letters/screens';
import { useSaves } from '../activity/useSaves.ts';
import { profileCalls } from '../loading/calls.ts';
import { paths } from '../paths.ts';
import { useExtras } from '../session/extras.ts';
import { session, useSession } from '../session/store.ts';
import { usePasswordChange, usePasswordUnchanged } from './usePasswordChange.ts';

export const ProfilePage = () => <ProfileScreen {...useProfile()} />;

const nobody = { username: '', email: '', real_name: null };

/** The profile of the user. A response with an error field does not change the session (SHL-16). */
function useProfile(): ProfileScreenProps {
  const user = useSession()?.user;
  const { save } = useSaves();

  const handleUpdate: ProfileScreenProps['onUpdate'] = ({ realName }) =>
    save(async () => {
      const response = await profileCalls.update({ real_name: realName || null });
      if (isRefusal(response)) throw new Error(response.error);
      session.update({ user: response });
    }, profileWords.updated);

  return {
    user: user ?? nobody,
    securityHref: useExtras() ? paths.security : undefined,
    passwordUnchanged: usePasswordUnchanged(),
    onUpdate: handleUpdate,
    onPasswordChange: usePasswordChange(),
  };
}
