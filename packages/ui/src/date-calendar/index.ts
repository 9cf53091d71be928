export { DateCalendar } from './DateCalendar.tsx';
