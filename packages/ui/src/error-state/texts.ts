/** The English texts of the widget; `LocaleProvider` replaces them. */
export const errorStateTexts = {
  /** The retry button. */
  retry: 'Retry',
};
