import { queryString, type Values } from './encode.ts';

/**
 * The address of a file. The browser opens it in a window of its own, where no header can be sent: the
 * cookie of the sign-in lets it through (SHL-23).
 */
export type FileUrl = (path: string, query?: Values) => string;

export const createFileUrl =
  (baseUrl = ''): FileUrl =>
  (path, query) =>
    `${baseUrl}${path}${queryString(query)}`;
