import { ChoosePasswordScreen, type PasswordChange, profileWords } from '@audit-letters/screens';
import { useState } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useNotices } from '../activity/useNotices.ts';
import { userCalls } from '../loading/calls.ts';
import { saveResultOf } from '../loading/saveResultOf.ts';
import { paths } from '../paths.ts';

/** The page of a password link, whose token is behind the `#`, which browsers do not send (USR-70). */
export function ChoosePasswordPage() {
  const [, navigate] = useBrowserLocation();
  const { toast } = useNotices();
  const [token] = useState(() => location.hash.slice(1));

  const handleSave = ({ password }: PasswordChange) =>
    saveResultOf(async () => {
      await userCalls.choosePassword({ token, password });
      toast(profileWords.passwordUpdated);
      navigate(paths.login, { replace: true });
    });

  return <ChoosePasswordScreen onSave={handleSave} loginHref={paths.login} />;
}
