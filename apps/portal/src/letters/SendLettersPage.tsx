/** Not built yet. */
export const SendLettersPage = () => null;
