export { Combobox } from './Combobox.tsx';
export type { ComboboxOption } from './options.ts';
