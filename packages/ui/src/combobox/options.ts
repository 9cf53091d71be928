/** An option of a `Combobox`. */
export interface ComboboxOption<Value extends string = string> {
  /** Submitted value, which identifies the option. */
  value: Value;
  /** Displayed text, which also fills the field. */
  label: string;
  /** Further text beside the label, such as a city. */
  hint?: string | undefined;
  /** Disables the option. */
  disabled?: boolean | undefined;
}

/** Letters without case and accents: 'Zoë' and 'zoe' are the same. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether the label or the hint contains every word of the text. */
export function containsWords({ label, hint = '' }: ComboboxOption, text: string): boolean {
  const target = fold(`${label} ${hint}`);
  return fold(text)
    .split(/\s+/)
    .every((word) => target.includes(word));
}

/** The only enabled option whose label is the text, or null. */
export function optionNamed<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  text: string,
): ComboboxOption<Value> | null {
  const folded = fold(text);
  const [first, second] = options.filter((it) => !it.disabled && fold(it.label) === folded);
  return first && !second ? first : null;
}
