/** The English texts of the widget; `LocaleProvider` replaces them. */
export const gaugeTexts = {
  /** In place of an unknown value. */
  unknown: 'not known',
};
