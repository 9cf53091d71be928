/** The English texts of the widget; `LocaleProvider` replaces them. */
export const confirmTexts = {
  /** The confirming button. */
  confirm: 'Yes',
  /** The declining button. */
  cancel: 'No',
  /** Label of the field for `confirmCount`. */
  typeCount: (count: string) => `Type ${count} to confirm`,
  /** Error of the field for `confirmCount`. */
  wrongCount: (count: string) => `This is not ${count}.`,
};
