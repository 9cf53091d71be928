// What other nouns use of the users.
export { givenPassword, userChange } from './accounts.ts';
export { namesOf, passwordProblem } from './newPassword.ts';
export { countUsers, findUser, insertUser, lockUser, writeUser } from './store.ts';
