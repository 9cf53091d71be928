/** The English texts of the widget; `LocaleProvider` replaces them. */
export const tableInfoTexts = {
  /** The rows on the page. */
  range: (from: number, to: number, total: number) =>
    `Displaying ${from} to ${to} of ${total} items`,
  /** Without rows. */
  none: 'No relevant data',
};
