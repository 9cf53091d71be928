'use client';

import { useState } from 'react';
import { type ComboboxOption, optionNamed } from './options.ts';

interface TypedText<Value extends string> {
  /** Text of the field. */
  text: string;
  /** The text that the options must match: empty until the user types. */
  query: string;
  /** The chosen option that belongs to the text. */
  value: ComboboxOption<Value> | null;
  /** Whether the user left the field since the last change. */
  left: boolean;
}

interface TextModel<Value extends string> {
  /** The chosen option, or null. */
  value: ComboboxOption<Value> | null;
  /** Called with another option or null. */
  onValueChange: (change: { value: ComboboxOption<Value> | null }) => void;
  /** Called with another text that the options must match. */
  onQueryChange?: ((change: { query: string }) => void) | undefined;
}

/** The text of a combobox and its value, which is null unless the text is the label of the chosen option. */
export function useTypedText<Value extends string>({
  value,
  onValueChange,
  onQueryChange,
}: TextModel<Value>) {
  const [typed, setTyped] = useState(() => typedTextOf(value));
  // A new value from outside replaces the typed text.
  if (typed.value?.value !== value?.value) setTyped(typedTextOf(value));

  function update(next: TypedText<Value>) {
    setTyped(next);
    if (next.query !== typed.query) onQueryChange?.({ query: next.query });
    if (next.value?.value !== value?.value) onValueChange({ value: next.value });
  }

  return {
    ...typed,
    type: (text: string) => update({ text, query: text.trim(), value: null, left: false }),
    choose: (option: ComboboxOption<Value>) => update(typedTextOf(option)),
    /** Drops a text that names no option. */
    reset: () => setTyped(typedTextOf(value)),
    /** Chooses the option that the text names, if there is one. */
    settle(matches: readonly ComboboxOption<Value>[], { left }: { left: boolean }) {
      const named = typed.query ? optionNamed(matches, typed.text) : null;
      if (named) update(typedTextOf(named));
      else setTyped({ ...typed, text: typed.text.trim() && typed.text, left });
    },
  };
}

const typedTextOf = <Value extends string>(
  value: ComboboxOption<Value> | null,
): TypedText<Value> => ({
  text: value?.label ?? '',
  query: '',
  value,
  left: false,
});
