/** The English texts of the widget; `LocaleProvider` replaces them. */
export const nullableTexts = {
  /** In place of a value that is not known. */
  empty: 'NULL',
  /** The same where 'NULL' does not fit: a number, a line of text. */
  short: '--',
};
