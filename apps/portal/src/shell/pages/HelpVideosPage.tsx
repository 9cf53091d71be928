import { HelpVideosScreen } from '@audit-letters/screens';
import { useConfig } from '../../config.ts';
import { isAllowed } from '../../session/guard.ts';
import { useSession } from '../../session/store.ts';

/** Everyone sees the videos; a signed-in user sees the first steps of the own role (SHL-85). */
export function HelpVideosPage() {
  const session = useSession();
  const reader = isAllowed(session, ['monitor']) ? 'staff' : 'manager';
  return (
    <HelpVideosScreen address={useConfig().helpVideosAddress} reader={session ? reader : null} />
  );
}
