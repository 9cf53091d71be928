/** The English texts of the widget; `LocaleProvider` replaces them. */
export const statCardTexts = {
  /** In place of an unknown number. */
  unknown: 'not known',
  /** In place of a number that loads. */
  loading: 'Loading',
};
