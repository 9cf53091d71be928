/** Not built yet. */
export const LetterBatchesPage = () => null;
