export { InlineDatePicker, type InlineDatePickerProps } from './InlineDatePicker.tsx';
