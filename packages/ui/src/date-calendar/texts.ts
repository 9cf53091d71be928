/** The English texts of the widget; `LocaleProvider` replaces them. */
export const calendarTexts = {
  /** Name of a calendar beside its field, and of one whose field has no text as label. */
  label: 'Calendar',
  /** Name of a day that can be selected. */
  choose: (day: string) => `Choose ${day}`,
  /** Name of another day. */
  unavailable: (day: string) => `Not available ${day}`,
  /** Name of the button to the previous month, year or twelve years. */
  previous: (unit: 'month' | 'year' | 'years') => `Previous ${unit}`,
  /** Name of the button to the next month, year or twelve years. */
  next: (unit: 'month' | 'year' | 'years') => `Next ${unit}`,
  /** Tooltip of the title above the days. */
  chooseMonth: 'Choose a month',
  /** Tooltip of the title above the months. */
  chooseYear: 'Choose a year',
  /** Name of the grid of months. */
  monthsOf: (year: number) => `Months of ${year}`,
  /** Name of the grid of years. */
  yearsOf: (first: number, last: number) => `Years ${first} – ${last}`,
  /** In place of a calendar whose code did not load. */
  failed: 'The calendar could not be loaded. Type the date instead.',
};
