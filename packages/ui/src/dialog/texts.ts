/** The English texts of the widget; `LocaleProvider` replaces them. */
export const dialogTexts = {
  /** Name of the close button. */
  close: 'Close',
};
