// What other nouns use of the users.
export { givenPassword } from './accounts.ts';
export { countUsers, findUser, findUserByName, insertUser, toSignedInUser } from './store.ts';
