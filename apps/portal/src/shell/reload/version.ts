/**
 * Whether the server version is newer than the version of this page. SHL-29 removes the dots and compares the rest as
 * numbers.
 *
 * Known flaw of the rule: versions with different numbers of digits compare wrongly. 2.0.0 (200) counts as older than
 * 1.13.5 (1135). Release numbers must keep their number of digits.
 */
export const isServerNewer = (own: string, server: string): boolean =>
  withoutDots(server) > withoutDots(own);

const withoutDots = (version: string) => Number(version.replaceAll('.', ''));
