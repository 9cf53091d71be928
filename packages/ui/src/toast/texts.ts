/** The English texts of the widget; `LocaleProvider` replaces them. */
export const toastTexts = {
  /** Name of the close button. */
  hide: 'Hide message',
};
