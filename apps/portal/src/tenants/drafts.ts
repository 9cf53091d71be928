// Loads two seconds after a list of tenants, or with the first save of the edit form.
export { editOf, isDirty, managerEditOf, seenOf, undoOf } from '@audit-letters/screens';
