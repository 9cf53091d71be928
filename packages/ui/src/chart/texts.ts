/** The English texts of the charts; `LocaleProvider` replaces them. */
export const chartTexts = {
  /** A part of a whole. */
  part: (label: string, count: string, total: string, percent: string) =>
    `${label}: ${count} of ${total}, ${percent}`,
  /** A bar or a mark with its value. */
  point: (label: string, value: string) => `${label}: ${value}`,
  /** A bar whose time is not over. */
  soFar: (value: string) => `${value} so far`,
  /** In place of a bar without any count. */
  nothing: 'nothing to show',
  /** Heading of the names in a table. */
  name: 'Name',
  /** Heading of the counts in a table. */
  count: 'Count',
  /** Heading of the days in a table. */
  day: 'Date',
  /** Heading of the events in a table. */
  event: 'Event',
  /** The current day. */
  today: 'Today',
  /** Opens the table. */
  showTable: 'Show as a table',
};
