/** The English texts of the widget; `LocaleProvider` replaces them. */
export const skipLinkTexts = {
  /** Text of the link. */
  label: 'Skip to content',
};
