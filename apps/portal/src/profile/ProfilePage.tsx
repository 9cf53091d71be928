import { ProfileScreen } from '@audit-letters/screens';
import { useProfile } from './useProfile.ts';

export const ProfilePage = () => <ProfileScreen {...useProfile()} />;
