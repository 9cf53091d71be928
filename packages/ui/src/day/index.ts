export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayEntryFormat,
  type DayFormat,
  dayInZone,
  formatDay,
  isDay,
  parseDay,
} from './day.ts';
