/** The name of a letter file on the disk: the server's own has a random end (LET-103). */
export const letterFileName = (filename: string): string =>
  filename.replace(/_[\w-]{22}(?=\.\w+$)/, '');
