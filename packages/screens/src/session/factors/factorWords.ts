/** Messages about passkeys. */
export const factorWords = {
  known: 'This passkey is set up already.',
  failed: 'The browser did not use a passkey. Please try again.',
};
