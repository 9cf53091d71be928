export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayEntryFormat,
  type DayFormat,
  dayOf,
  formatDay,
  isDay,
  parseDay,
} from './day.ts';
