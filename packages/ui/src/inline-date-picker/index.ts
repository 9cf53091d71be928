export { InlineDatePicker } from './InlineDatePicker.tsx';
