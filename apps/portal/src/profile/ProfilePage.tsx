/** Not built yet. */
export const ProfilePage = () => null;
