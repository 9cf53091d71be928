/** The English texts of the widget; `LocaleProvider` replaces them. */
export const comboboxTexts = {
  /** Name of the button that opens and closes the list. */
  toggle: 'Show options',
  /** Name of the list when the label of the field is not plain text. */
  list: 'Options',
  /** Shown while the options load. */
  loading: 'Loading…',
  /** Shown when no option matches the text. */
  empty: 'No option matches.',
  /** Shown below the options when there are more matches than the list shows. */
  more: (shown: number, matches: number) =>
    `${shown.toLocaleString('en-US')} of ${matches.toLocaleString('en-US')} options. Type to see others.`,
  /** Announced when the number of matches changes. */
  count: (matches: number) => (matches === 1 ? '1 option' : `${matches} options`),
  /** The message of a field with a text that is not the label of an option. */
  unknown: (text: string) => `'${text}' is not in the list.`,
};
