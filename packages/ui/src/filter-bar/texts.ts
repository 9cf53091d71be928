/** The English texts of the widget; `LocaleProvider` replaces them. */
export const filterBarTexts = {
  /** Name of the search landmark. */
  label: 'Filters',
};
