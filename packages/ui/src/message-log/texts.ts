/** The English texts of the widget; `LocaleProvider` replaces them. */
export const messageLogTexts = {
  /** In place of an empty log. */
  empty: 'No messages yet.',
  /** Opens the entries of days before today. */
  earlier: (count: number) => `${count} before today`,
  /** Name of the icon of an error. */
  error: 'Error',
  /** Name of the icon of another message. */
  message: 'Message',
};
