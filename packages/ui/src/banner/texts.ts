/** The English texts of the widget; `LocaleProvider` replaces them. */
export const bannerTexts = {
  /** Name of the close button. */
  dismiss: 'Dismiss',
};
