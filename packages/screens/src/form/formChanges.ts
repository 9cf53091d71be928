import { useState } from 'react';
import { useLeaveGuard } from './leaveGuard.ts';

/** Whether a control of the form differs from its default value. */
const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(differs);

function differs(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected);
    return control.value !== (initial ?? control.options[0])?.value;
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** The unsaved changes of a form. */
export interface FormChanges {
  /** The form differs from the saved values. */
  dirty: boolean;
  /** Pass to the form: compares its controls after every input. */
  onInput: (event: { currentTarget: HTMLFormElement }) => void;
  /** Call after a save: the form has no unsaved changes. */
  forget: () => void;
  /** Pass to a dialog's `onBeforeClose`. */
  mayLeave: () => Promise<boolean>;
}

/** Tracks the changes of an uncontrolled form and asks before the user leaves it. */
export function useFormChanges(): FormChanges {
  const [dirty, setDirty] = useState(false);
  const mayLeave = useLeaveGuard(dirty);
  return {
    dirty,
    onInput: ({ currentTarget }) => setDirty(isChanged(currentTarget)),
    forget: () => setDirty(false),
    mayLeave,
  };
}

/** The text of a named control, without spaces at both ends. */
export const enteredText = (data: FormData, name: string): string =>
  String(data.get(name) ?? '').trim();

/** Whether the named checkbox is checked. */
export const isTicked = (data: FormData, name: string): boolean => data.has(name);
