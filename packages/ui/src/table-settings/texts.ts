/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableSettingsTexts = {
  /** Name of the button and its panel. */
  label: 'Table settings',
  /** Legend of the columns. */
  columns: 'Columns',
  /** Name of the button that keeps a column at the start. */
  pin: (column: string) => `Pin ${column}`,
  /** Name of the button that moves a column towards the start. */
  moveUp: (column: string) => `Move ${column} up`,
  /** Name of the button that moves a column towards the end. */
  moveDown: (column: string) => `Move ${column} down`,
  /** Name of the field with the width of a column. */
  width: (column: string) => `Width of ${column} in px`,
  /** Announced after a column has moved. */
  moved: (column: string, place: number, count: number) =>
    `${column} moved to place ${place} of ${count}`,
  /** The button that undoes all changes of the columns. */
  reset: 'Reset columns',
  /** Legend of the row heights. */
  density: 'Density',
  /** Rows of 28 px. */
  compact: 'Compact',
  /** Rows of 32 px. */
  regular: 'Regular',
  /** Rows of 44 px. */
  comfortable: 'Comfortable',
};
