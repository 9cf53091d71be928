import { useState } from 'react';
import { useLeaveGuard } from './leaveGuard.ts';

/** Whether anything in the form differs from what it was drawn with. Typing and deleting again is no change. */
export const isChanged = (form: HTMLFormElement): boolean => [...form.elements].some(differs);

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

/** Whether a form differs from what is saved, and what guards it. */
export interface FormChanges {
  dirty: boolean;
  /** For the form: looks again after every input. */
  onInput: (event: { currentTarget: HTMLFormElement }) => void;
  /** What was typed is saved now. */
  forget: () => void;
  /** For a dialog's `onBeforeClose`. */
  mayLeave: () => Promise<boolean>;
}

/** Guards an uncontrolled form against being left with changes in it. */
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

/** Whether a named box is ticked. */
export const isTicked = (data: FormData, name: string): boolean => data.has(name);
