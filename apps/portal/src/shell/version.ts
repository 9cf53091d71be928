/**
 * Whether the server runs a newer version than this page, by the specified comparison (SHL-29): the dots
 * are removed and what is left is compared as a number.
 *
 * Known flaw, kept because it is the specification's: versions with differently many digits compare wrongly. 2.0.0
 * reads as 200 and so counts as older than 1.13.5, which reads as 1135. Release numbers have to keep their digits.
 */
export const isServerNewer = (own: string, server: string): boolean =>
  withoutDots(server) > withoutDots(own);

const withoutDots = (version: string) => Number(version.replaceAll('.', ''));
