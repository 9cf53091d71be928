/** The English texts of the widget; `LocaleProvider` replaces them. */
export const nullableTexts = {
  /** In place of a value that is not known. */
  empty: 'NULL',
};
