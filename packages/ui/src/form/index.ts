export { Field, type FieldControl, type FieldText } from './Field.tsx';
export { Form, type FormSubmission } from './Form.tsx';
export { FormErrorSummary } from './FormErrorSummary.tsx';
export type { FormRefusal } from './refusal.ts';
