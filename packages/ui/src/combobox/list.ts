import { later } from '../later/later.ts';

/** The list of a combobox, with the positioning. A page appears with it closed, so this part loads after it. */
export const list = later(() => import('./ComboboxList.tsx').then((it) => it.ComboboxList));
