/** Not built yet. */
export const AddFacilityPage = () => null;
