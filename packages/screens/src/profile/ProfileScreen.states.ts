import type { ProfileScreenProps } from './ProfileScreen.tsx';

type Profile = Pick<ProfileScreenProps, 'user' | 'passwordUnchanged' | 'securityHref'>;

const user = { username: 'D-1042', email: 'rosa@millroad.example', real_name: 'Rosa Lindqvist' };

/** The profile with the generated password and without it. */
export const profileStates = {
  settled: { user, passwordUnchanged: false, securityHref: '/profile/security' },
  passwordUnchanged: { user: { ...user, real_name: null }, passwordUnchanged: true },
} satisfies Record<string, Profile>;
