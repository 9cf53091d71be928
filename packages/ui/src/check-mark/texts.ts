/** The English texts of the widget; `LocaleProvider` replaces them. */
export const checkMarkTexts = {
  /** Name of the mark. */
  label: 'Yes',
};
