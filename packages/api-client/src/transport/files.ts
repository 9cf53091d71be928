import { queryString, type Values } from './encode.ts';

/**
 * The address of a file. The browser opens it in a new window, which cannot send the token header, so the server checks
 * the cookie of the sign-in (SHL-23).
 */
export type FileUrl = (path: string, query?: Values) => string;

export const createFileUrl =
  (baseUrl: string): FileUrl =>
  (path, query) =>
    `${baseUrl}${path}${queryString(query)}`;
