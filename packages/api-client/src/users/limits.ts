/** The minimum length of a password, without spaces at its ends (USR-19). */
export const MinPasswordLength = 6;
