/** The English texts of the widget; `LocaleProvider` replaces them. */
export const breadcrumbsTexts = {
  /** Name of the navigation. */
  label: 'Breadcrumb',
};
