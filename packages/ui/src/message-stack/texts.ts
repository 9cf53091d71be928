/** The English texts of the widget; `LocaleProvider` replaces them. */
export const messageStackTexts = {
  /** The close button. */
  close: 'Close',
};
