/** The English texts of the widget; `LocaleProvider` replaces them. */
export const laterTexts = {
  /** Title in place of a dialog whose code did not load. */
  failed: 'This could not be loaded',
  /** Advice for this failure. */
  advice: 'Check the connection and try again. Reload the page if it fails again.',
  /** The button that loads it again. */
  retry: 'Retry',
  /** The button that closes the message. */
  close: 'Close',
};
