/** Not built yet. */
export const ManageTenantsPage = () => null;
