import type { UnsavedEntry } from '../session/UnsavedEntries.tsx';
import { shellWords } from '../shell/shellWords.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of the fields of a form when the user first entered it. */
const firstValues = new WeakMap<Element, ReadonlyMap<string, string>>();

/** Stores the first values of each form that the user enters, until the returned function is called. */
export function watchForms(): () => void {
  const remember = ({ target }: FocusEvent) => {
    const place = target instanceof Element && placeOf(target);
    if (!place || firstValues.has(place)) return;
    firstValues.set(
      place,
      new Map(fieldsOf(place).map((field) => [keyOf(field), currentValue(field)])),
    );
  };
  document.addEventListener('focusin', remember);
  return () => document.removeEventListener('focusin', remember);
}

const topmostDialog = () => [...document.querySelectorAll('[role="dialog"]')].at(-1);

/** The title and description of the topmost dialog, or else the heading of the page: 'Edit Tenant, Ana Ortiz' */
export function formName(): string {
  const dialog = topmostDialog();
  const named = ['aria-labelledby', 'aria-describedby'].flatMap((attribute) => {
    const id = dialog?.getAttribute(attribute);
    return (id && document.getElementById(id)?.textContent) || [];
  });
  return dialog ? named.join(', ') : (document.querySelector('h1')?.textContent ?? '');
}

/** The fields that the user has changed in the topmost dialog, or else in the forms of the page. */
export function changedFields(): UnsavedEntry[] {
  const dialog = topmostDialog();
  const places = dialog ? [dialog] : [...document.querySelectorAll('form')];
  return places.flatMap((place) => {
    const before = firstValues.get(place);
    return fieldsOf(place)
      .filter((field) => currentValue(field) !== (before?.get(keyOf(field)) ?? ''))
      .map((field) => ({ label: labelOf(field), text: textOf(field) }));
  });
}

const placeOf = (element: Element) => element.closest('[role="dialog"]') ?? element.closest('form');

/** The fields of forms, without passwords, files and searches. A group of radio buttons is its checked one. */
const fieldsOf = (place: Element): Field[] =>
  [
    ...place.querySelectorAll<Field>(
      'textarea, select, input:not([type=hidden], [type=password], [type=file], [type=search])',
    ),
  ].filter(
    (field) =>
      field.form !== null &&
      !('readOnly' in field && field.readOnly) &&
      (field.type !== 'radio' || isChecked(field)),
  );

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

const keyOf = (field: Field) => (field.type === 'radio' ? field.name : field.id || labelOf(field));

const currentValue = (field: Field) =>
  field.type === 'checkbox' ? String(isChecked(field)) : field.value.trim();

/** The value as the user reads it. */
function textOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field.type === 'checkbox') return shellWords.checkbox(isChecked(field));
  return field.type === 'radio' ? labelTextOf(field) : field.value;
}

const labelOf = (field: Field) =>
  (field.type === 'radio' && field.closest('fieldset')?.querySelector('legend')?.textContent) ||
  labelTextOf(field);

const labelTextOf = (field: Field) =>
  field.labels?.[0]?.querySelector('[data-label]')?.textContent ??
  field.labels?.[0]?.textContent ??
  field.getAttribute('aria-label') ??
  field.name;
