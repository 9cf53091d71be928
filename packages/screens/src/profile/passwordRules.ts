/** The shortest password (USR-19). */
const minLength = 6;

export interface PasswordProblems {
  password?: string;
  confirmation?: string;
}

/** What is wrong with a new password and its repetition. Spaces at both ends count in neither. */
export function passwordProblems(password: string, confirmation: string): PasswordProblems {
  if (password.trim().length < minLength) {
    return { password: `Password must be at least ${minLength} characters.` };
  }
  if (password.trim() !== confirmation.trim()) {
    return { confirmation: 'Password fields do not match.' };
  }
  return {};
}
