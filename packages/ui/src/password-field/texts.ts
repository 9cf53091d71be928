/** The English texts of the widget; `LocaleProvider` replaces them. */
export const passwordTexts = {
  /** Name of the button while the password is hidden. */
  show: 'Show password',
  /** Name of the button while the password is visible. */
  hide: 'Hide password',
};
