/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableSettingsTexts = {
  /** Name of the button and its panel. */
  label: 'Table settings',
  /** Legend of the columns. */
  columns: 'Columns',
  /** Legend of the row heights. */
  density: 'Density',
  /** Rows of 30 px. */
  compact: 'Compact',
  /** Rows of 36 px. */
  regular: 'Regular',
  /** Rows of 44 px. */
  comfortable: 'Comfortable',
};
