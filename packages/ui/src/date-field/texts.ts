/** The English texts of the widget; `LocaleProvider` replaces them. */
export const dateTexts = {
  /** Name of the button that opens the calendar. */
  openCalendar: 'Choose from calendar',
  /** The hint of a field without `format`: the order of day, month and year. */
  pattern: (pattern: string) => pattern,
  /** The reason for text that is not a date; completes a sentence that begins with the text. */
  notADate: 'is not a date',
  /** The reason for a date before the earliest one. */
  before: (day: string) => `is before ${day}`,
  /** The reason for a date after the latest one. */
  after: (day: string) => `is after ${day}`,
  /** The message of a field with text that is not accepted. */
  refused: (reason: string) => `This ${reason}.`,
  /** The message of a field with a year of two digits. */
  shortYear: 'Enter the year with four digits.',
  /** The message below a field that was cleared. */
  cleared: (text: string, reason: string) => `'${text}' ${reason} and was cleared.`,
  /** The message of such a field when its form is submitted. */
  confirmEmpty: (text: string, reason: string, required: boolean) =>
    `'${text}' ${reason} and was cleared. Enter a date${required ? '' : ', or leave this field empty'}.`,
  /** The button that restores the date before; without one, the cleared text. */
  restore: 'Restore',
  /** The button that accepts the cleared field as empty. */
  leaveEmpty: 'Leave empty',
};
