/**
 * Whether the server runs a newer version than this page, compared as SHL-29 says: the dots
 * are removed and the rest is compared as a number.
 *
 * Known flaw, part of the rule: versions with different numbers of digits compare wrongly. 2.0.0 reads as 200
 * and so counts as older than 1.13.5, which reads as 1135. Release numbers must keep their number of digits.
 */
export const isServerNewer = (own: string, server: string): boolean =>
  withoutDots(server) > withoutDots(own);

const withoutDots = (version: string) => Number(version.replaceAll('.', ''));
