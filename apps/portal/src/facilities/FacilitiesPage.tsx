/** Not built yet. */
export const FacilitiesPage = () => null;
