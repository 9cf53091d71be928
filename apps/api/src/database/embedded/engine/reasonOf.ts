/** Why the embedded database failed, as part of a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  // The file system of PGlite throws objects with the error numbers of WASI.
  const errno = typeof error === 'object' && error !== null && 'errno' in error && error.errno;
  if (errno === 51) return 'the disk is full';
  return errno ? `the file system answers error ${errno}` : String(error);
}
