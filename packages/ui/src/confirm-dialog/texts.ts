/** The English texts of the widget; `LocaleProvider` replaces them. */
export const confirmTexts = {
  /** The confirming button. */
  confirm: 'Yes',
  /** The declining button. */
  cancel: 'No',
};
