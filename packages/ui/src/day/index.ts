export {
  addDays,
  addMonths,
  compareDays,
  type Day,
  type DayFormat,
  dayInZone,
  formatDay,
  isDay,
  parseDay,
} from './day.ts';
