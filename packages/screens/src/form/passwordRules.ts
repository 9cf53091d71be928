import { MinPasswordLength } from '@audit-letters/api-client/values';

export interface PasswordProblems {
  /** The error of the first field. */
  password?: string;
  /** The error of the second field. */
  confirmation?: string;
}

/** The errors of a new password and its confirmation. Leading and trailing spaces are ignored. */
export function passwordProblems(password: string, confirmation: string): PasswordProblems {
  if (password.trim().length < MinPasswordLength) {
    return { password: `Password must be at least ${MinPasswordLength} characters.` };
  }
  if (password.trim() !== confirmation.trim()) {
    return { confirmation: 'Password fields do not match.' };
  }
  return {};
}

/** The hint of a new password: what the server refuses (USR-19, USR-42). */
export const refusedPasswords =
  'Common passwords, rows of keys such as abcdef or 123456, and names of the account are refused.';
