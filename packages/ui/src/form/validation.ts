/** A native control that takes part in constraint validation. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The properties of a control that a validation message is built from. */
export interface ControlState {
  /** The control's `type`. */
  type: string;
  /** The control's `title`, which describes the expected value. */
  title: string;
  /** The failed constraints. */
  validity: Partial<ValidityState>;
  /** The browser's message. */
  validationMessage: string;
  /** Minimum number of characters. */
  minLength?: number | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /** Minimum value. */
  min?: string | undefined;
  /** Maximum value. */
  max?: string | undefined;
  /** Whether a value is required. */
  required?: boolean | undefined;
  /** The value. */
  value?: string | undefined;
}

/** An invalid field. */
export interface FormProblem {
  /** Id of the control. */
  id: string;
  /** Label of the control. */
  label: string;
  /** The validation message. */
  message: string;
}

/** Returns the validation message of a control. */
export type DescribeProblem = (control: ControlState) => string;

/** English validation messages. The browser's own depend on its language and vendor. */
export const describeProblem: DescribeProblem = (control) => {
  const { validity, type, title } = control;
  if (validity.customError) return control.validationMessage;
  if (isMissing(control)) return missing(type);
  if (validity.badInput) return type === 'number' ? 'Enter a number.' : 'This cannot be read.';
  if (validity.typeMismatch) {
    return type === 'email'
      ? 'Enter an e-mail address, such as name@example.com.'
      : 'Enter a full address, such as https://example.com.';
  }
  if (validity.patternMismatch) return title || 'This does not have the expected form.';
  if (validity.tooShort) return `Use at least ${control.minLength} characters.`;
  if (validity.tooLong) return `Use at most ${control.maxLength} characters.`;
  if (validity.rangeUnderflow) return `Enter ${control.min} or more.`;
  if (validity.rangeOverflow) return `Enter ${control.max} or less.`;
  return control.validationMessage;
};

/** Whether a required value is empty. Spaces alone do not have the pattern of a `TextField`. */
export const isMissing = ({ validity, required, value }: ControlState): boolean =>
  validity.valueMissing === true ||
  (validity.patternMismatch === true && required === true && value?.trim() === '');

function missing(type: string): string {
  if (type === 'select-one' || type === 'radio') return 'Choose one.';
  if (type === 'file') return 'Choose a file.';
  if (type === 'checkbox') return 'Tick this box.';
  return 'Fill in this field.';
}

/** Whether an element is a form control for user input. */
export function isFormControl(element: Element | EventTarget | null): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Whether the control currently fails HTML validation. */
export function isInvalid(control: EventTarget | null): control is FormControl {
  return isFormControl(control) && control.willValidate && !control.validity.valid;
}

/** Whether the control is not another radio button of a group that is already in the list. */
export function isFirstOfGroup(
  { type, name }: FormControl,
  index: number,
  controls: readonly FormControl[],
): boolean {
  const sameGroup = (other: FormControl) => other.type === 'radio' && other.name === name;
  return type !== 'radio' || controls.findIndex(sameGroup) === index;
}

/** The label of a control without '(optional)' and similar marks. */
export function labelOf(control: FormControl): string {
  const group = control.type === 'radio' && control.closest('fieldset')?.querySelector('legend');
  const label = group || control.labels?.[0];
  const text = label?.querySelector('[data-label]')?.textContent ?? label?.textContent;
  return (text ?? control.getAttribute('aria-label') ?? control.name).trim();
}
