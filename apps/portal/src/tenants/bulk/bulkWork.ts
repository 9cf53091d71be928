// Loads two seconds after the list, or with the first bulk action.
export { bulkQuestions } from './bulkQuestions.ts';
export { bulkUndo, valuesAfter } from './bulkUndo.ts';
export { chosenTenants } from './chosenTenants.ts';
