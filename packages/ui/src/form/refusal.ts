import { type FormControl, isFormControl } from './validation.ts';

/** Why a submission failed: a message for the whole form, and messages by the `name` of a field. */
export interface FormRefusal {
  /** Shown below the content of the form, unless a field shows the same. */
  message?: string | undefined;
  /** Shown at the fields with these names. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** The refusal in a rejected promise. An error may have `fields`, as those of `@audit-letters/api-client` do. */
export function refusalOf(error: unknown, fallback: string): FormRefusal {
  const message = error instanceof Error && error.message !== '' ? error.message : fallback;
  const fields: unknown = error instanceof Error ? Reflect.get(error, 'fields') : null;
  return isMessages(fields) ? { message, fields } : { message };
}

/** Whether a resolved submission was refused. */
export const isRefusal = (value: unknown): value is FormRefusal =>
  typeof value === 'object' && value !== null && ('message' in value || 'fields' in value);

const isMessages = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((message) => typeof message === 'string');

const refused = new WeakSet<FormControl>();

/**
 * Makes the named controls invalid with their messages. Returns the text for the whole form: the message of the refusal,
 * unless a field shows the same, and the messages of fields that the form lacks.
 */
export function markRefused(form: HTMLFormElement, { message = '', fields = {} }: FormRefusal) {
  const controls = [...form.elements].filter(isFormControl);
  const others: string[] = [];
  const shown = new Set<string>();
  for (const [name, text] of Object.entries(fields)) {
    const named = controls.filter((each) => each.name === name);
    const control = named.find(canValidate) ?? named.map(besideHidden).find(canValidate);
    if (control) {
      control.setCustomValidity(text);
      refused.add(control);
      shown.add(text);
    } else others.push(text);
  }
  const whole = new Set([message, ...others]);
  return [...whole].filter((text) => text && !shown.has(text)).join(' ');
}

const canValidate = (control: FormControl | undefined) => control?.willValidate ?? false;

/** The control that a user sees of a field whose value is in a hidden input, such as a `DateField`. */
const besideHidden = (hidden: FormControl): FormControl | undefined =>
  [...(hidden.closest('.al-field')?.querySelectorAll('input, select, textarea') ?? [])]
    .filter(isFormControl)
    .find(canValidate);

/** Makes a control valid again that `markRefused` made invalid. */
export function unmarkRefused(control: EventTarget | null): void {
  if (!isFormControl(control) || !refused.delete(control)) return;
  control.setCustomValidity('');
}
