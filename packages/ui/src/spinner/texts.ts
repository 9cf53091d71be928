/** The English texts of the widget; `LocaleProvider` replaces them. */
export const spinnerTexts = {
  /** Text for screen readers. */
  loading: 'Loading',
};
