// The exports of the users for other nouns.
export { accountReach, assertRealName, givenPassword, userChange } from './accounts.ts';
export { chosenPassword, generatedAgain, namesOf, passwordProblem } from './newPassword.ts';
export {
  countUsers,
  findUser,
  insertUser,
  isWithin,
  lockUser,
  ownAccount,
  type Reach,
  writeUser,
} from './store.ts';
