export { Field, type FieldControl, type FieldProps, type FieldText } from './Field.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx';
export type { ControlState, DescribeProblem } from './validation.ts';
