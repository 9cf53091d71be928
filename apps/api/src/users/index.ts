// What other nouns use of the users.
export { givenPassword } from './accounts.ts';
export { countUsers, findUser, insertUser, writeUser } from './store.ts';
