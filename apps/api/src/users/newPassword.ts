import { MinPasswordLength } from '@audit-letters/api-client/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is ordered by how often a password was found in leaks, and is in lower case. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** Says why a new password cannot be used; `null` if it can (USR-19). */
export function passwordProblem(password: string): string | null {
  if (password.length < MinPasswordLength)
    return `Password must be at least ${MinPasswordLength} characters.`;
  if (commonest.has(password.toLowerCase())) {
    return 'This password is one of the 10,000 most common ones and easily guessed. Please choose another.';
  }
  return null;
}
