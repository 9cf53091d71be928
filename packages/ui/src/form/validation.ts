/** A native control that takes part in constraint validation. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the sentence about a problem is made from; every native control has it. */
export interface ControlState {
  /** `email`, `number` and so on. */
  type: string;
  /** What the author of the form says about the value. */
  title: string;
  /** Which rule is broken. */
  validity: Partial<ValidityState>;
  /** The browser's own words. */
  validationMessage: string;
  /** How many characters at least. */
  minLength?: number;
  /** How many characters at most. */
  maxLength?: number;
  /** The least value. */
  min?: string;
  /** The greatest value. */
  max?: string;
}

/** One field that cannot be sent as it is. */
export interface FormProblem {
  /** Id of the control. */
  id: string;
  /** Its label. */
  label: string;
  /** What is wrong, in one sentence. */
  message: string;
}

/** Turns the validity of a control into a sentence. */
export type DescribeProblem = (control: ControlState) => string;

/** The sentence in plain English; the browser's own would change with its language and maker. */
export const describeProblem: DescribeProblem = (control) => {
  const { validity, type, title } = control;
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing) return missing(type);
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

function missing(type: string): string {
  if (type === 'select-one') return 'Choose one.';
  if (type === 'file') return 'Choose a file.';
  if (type === 'checkbox') return 'Tick this box.';
  return 'Fill in this field.';
}

/** Whether an element of a form is a control that the reader fills in. */
export function isFormControl(element: Element | EventTarget | null): element is FormControl {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Whether HTML's validation refuses the control as it is now. */
export function isRefused(control: EventTarget | null): boolean {
  return isFormControl(control) && control.willValidate && !control.validity.valid;
}

/** The label of a control without its '(optional)' and other remarks. */
export function labelOf(control: FormControl): string {
  const label = control.labels?.[0];
  const text = label?.querySelector('[data-label]')?.textContent ?? label?.textContent;
  return (text ?? control.getAttribute('aria-label') ?? control.name).trim();
}
