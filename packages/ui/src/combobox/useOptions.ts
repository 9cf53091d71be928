'use client';

import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import type { ComboboxOption } from './options.ts';

interface OptionsModel {
  /** Id of the field. */
  inputId: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Text of the field. */
  text: string;
  /** The options that the list shows. */
  options: readonly ComboboxOption[];
  /** The chosen option. */
  value: ComboboxOption | null;
  /** Whether the list stays closed. */
  readOnly: boolean;
  /** Called when the user chooses an option of the list. */
  onChoose: (option: ComboboxOption) => void;
}

/** The list of a combobox: open or closed, the highlighted option, the keys. The caller holds the text and the value. */
export function useOptions({
  inputId,
  listLabel,
  text,
  options,
  value,
  readOnly,
  onChoose,
}: OptionsModel) {
  const model = useCombobox<ComboboxOption>({
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
function stateReducer(
  { selectedItem, inputValue }: { selectedItem: ComboboxOption | null; inputValue: string },
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
) {
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputKeyDownEscape || type === InputBlur)
    return { ...changes, selectedItem, inputValue };
  return changes;
}
