export { DateField, type DateFieldProps } from './DateField.tsx';
export type { DayInputProps } from './DayInput.tsx';
