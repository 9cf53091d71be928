/** What an app says about the user's own account. */
export const profileWords = {
  updated: 'Profile has been updated!',
  changingPassword: 'Changing the password',
  passwordUpdated: 'Password has been updated!',
};
