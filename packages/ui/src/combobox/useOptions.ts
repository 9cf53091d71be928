'use client';

import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ComboboxOption } from './options.ts';

interface OptionsModel<Value extends string> {
  /** Id of the field. */
  inputId: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Text of the field. */
  text: string;
  /** The options that the list shows. */
  options: readonly ComboboxOption<Value>[];
  /** The chosen option. */
  value: ComboboxOption<Value> | null;
  /** Whether the list stays closed. */
  readOnly: boolean;
  /** Called when the user chooses an option of the list. */
  onChoose: (option: ComboboxOption<Value>) => void;
}

/** The list of a combobox: open or closed, the highlighted option, the keys. The caller holds the text and the value. */
export function useOptions<Value extends string>({
  inputId,
  listLabel,
  text,
  options,
  value,
  readOnly,
  onChoose,
}: OptionsModel<Value>) {
  const model = useCombobox<ComboboxOption<Value>>({
    inputId,
    menuId: `${inputId}-list`,
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    selectedItem: value,
    inputValue: text,
    ...(readOnly && { isOpen: false }),
    stateReducer,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  });
  // Downshift asks for the props of the list in each render, the list may still be loading.
  return {
    ...model,
    listProps: model.getMenuProps({ 'aria-label': listLabel }, { suppressRefError: true }),
  };
}

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Differs from Downshift: a click into the text does not close the list, Escape only closes it, and leaving the field does
 * not choose the highlighted option.
 */
function stateReducer<Value extends string>(
  { selectedItem, inputValue }: { selectedItem: ComboboxOption<Value> | null; inputValue: string },
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption<Value>>,
) {
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputKeyDownEscape || type === InputBlur)
    return { ...changes, selectedItem, inputValue };
  return changes;
}
