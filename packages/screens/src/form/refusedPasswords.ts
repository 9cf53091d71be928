/** The hint of a new password: what the server refuses (USR-19, USR-42). */
export const refusedPasswords =
  'Common passwords, rows of keys such as abcdef or 123456, and names of the account are refused.';
