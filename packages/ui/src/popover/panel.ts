import { later } from '../later/later.ts';

/** Radix's part of a popover, with the positioning. A page appears with it closed, so this part loads after it. */
export const panel = later(() => import('./PopoverPanel.tsx').then((it) => it.PopoverPanel));
