/** The English texts of the widget; `LocaleProvider` replaces them. */
export const skeletonTexts = {
  /** Text for screen readers. */
  loading: 'Loading',
};
