// The exports of the users for other nouns.
export { givenPassword, userChange } from './accounts.ts';
export { namesOf, passwordProblem } from './newPassword.ts';
export { countUsers, findUser, insertUser, lockUser, writeUser } from './store.ts';
