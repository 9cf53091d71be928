/** Not built yet. */
export const ImportTenantsPage = () => null;
