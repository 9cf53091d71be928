import { later } from '../later/later.ts';

/** Radix's part of a menu, with the positioning. A page appears with it closed, so this part loads after it. */
export const panel = later(() => import('./MenuPanel.tsx').then((it) => it.MenuPanel));
