import { MinPasswordLength } from '@audit-letters/api-client/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The list is ordered by how often a password was found in leaks, and is in lower case. */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** The rows of keyboards and the digits; a row continues with its first key. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop'];
const runs = rows.flatMap((row) => [row.repeat(2), [...row.repeat(2)].reverse().join('')]);

/** Whether all characters are the same, or neighbours in a row of the keyboard. */
function isRun(password: string): boolean {
  const lower = password.toLowerCase();
  return new Set(lower).size === 1 || runs.some((run) => run.includes(lower));
}

/** Says why a new password cannot be used; `null` if it can (USR-19). */
export function passwordProblem(password: string): string | null {
  if (password.length < MinPasswordLength)
    return `Password must be at least ${MinPasswordLength} characters.`;
  if (commonest.has(password.toLowerCase())) {
    return 'This password is one of the 10,000 most common ones and easily guessed. Please choose another.';
  }
  if (isRun(password)) {
    return 'This password repeats one character or follows a row of the keyboard, so it is easily guessed. Please choose another.';
  }
  return null;
}
