/** Not built yet. */
export const UsersPage = () => null;
