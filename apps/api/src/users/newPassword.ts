import { readFileSync } from 'node:fs';
import { fold } from '@audit-letters/api-client/values';
import type { UserRecord } from '../database/schema.ts';
import type { Hasher } from '../session/password.ts';
import type { Config } from '../startup/config.ts';

const list = readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8');
/** In lower case, the commonest first. */
const leakedPasswords = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const commonest = new Set(leakedPasswords.slice(0, 10_000));
const common = new Set(leakedPasswords);
/** Of these, digits and signs around the word make no good password either: `Welcome1!`. */
const commonWords = new Set(leakedPasswords.slice(0, 1_000));
const ownWords = [
  ...['auditletter', 'auditletters', 'auditletterprogram', 'enrollment', 'selfstorage'],
  ...['storage', 'letters', 'tenants', 'coverage', 'insurance'],
];

/** The rows of keyboards and the digits; a row continues with its first key. */
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop'];
const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const runs = [...rows.map((row) => row.repeat(2)), alphabet].flatMap((row) => [
  row,
  [...row].reverse().join(''),
]);

/** Whether one to three characters repeat, or all are neighbours in a row of the keyboard or in the alphabet. */
function isRun(password: string): boolean {
  const lower = password.toLowerCase();
  return /^(.{1,3}?)\1+$/u.test(lower) || runs.some((run) => run.includes(lower));
}

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The names of an account that people know. */
export interface Names {
  username?: string | undefined;
  real_name?: string | null | undefined;
  email?: string | undefined;
  facility?: { facility_number: string; account_name: string | null; city: string } | null;
}

/**
 * The names that a password cannot repeat: also each word of the real name and of the facility, and the e-mail address
 * before its @.
 */
export const namesOf = ({ username, real_name, email, facility }: Names): string[] => {
  const several = [real_name, facility?.account_name, facility?.city];
  const words = several.flatMap((name) => [name, ...(name?.split(' ') ?? [])]);
  return [username, email, email?.split('@')[0], facility?.facility_number, ...words].filter(
    (name) => typeof name === 'string',
  );
};

/**
 * Says why a new password cannot be used; `null` if it can (USR-19). It is not one of the names of the account either
 * (USR-42).
 */
export function passwordProblem(
  password: string,
  names: readonly string[],
  { passwordLength }: Pick<Config, 'passwordLength'>,
): string | null {
  if (password.length < passwordLength) {
    return `Password must be at least ${passwordLength} characters.`;
  }
  if (commonest.has(password.toLowerCase())) {
    return 'This password is one of the 10,000 most common ones and easily guessed. Please choose another.';
  }
  if (isRun(password)) {
    return 'This password repeats a few characters or follows the keyboard or the alphabet, so it is easily guessed. Please choose another.';
  }
  const word = password.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (common.has(password.toLowerCase()) || commonWords.has(word)) {
    return 'This password is a common one and easily guessed. Please choose another.';
  }
  const words = [password, word].map(lettersOf);
  if ([...ownWords, ...names].some((name) => name && words.includes(lettersOf(name)))) {
    return 'This password is a name of the account, its facility or this program, so it is easily guessed. Please choose another.';
  }
  return null;
}

/** The columns of a password that its user chose; `null` for the generated one, which is no choice (USR-41). */
export async function chosenPassword(hasher: Hasher, user: UserRecord, password: string) {
  const isGenerated =
    !user.has_changed_password && (await hasher.verify(user.password_hash, password));
  if (isGenerated) return null;
  const password_hash = await hasher.hash(password);
  return { password_hash, original_password: null, has_changed_password: true };
}

export const generatedAgain = 'Please choose another password than the generated one.';
