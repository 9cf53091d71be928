export { Field, type FieldControl, type FieldProps, type FieldText } from './Field.tsx';
export { Form, type FormProps, type FormSubmission } from './Form.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary.tsx';
export type { FormRefusal } from './refusal.ts';
