import { later } from '../later/later.ts';

/** Radix's part of a dialog. A page appears with its dialogs closed, so this part loads after it. */
export const surface = later(() => import('./DialogSurface.tsx').then((it) => it.DialogSurface));
