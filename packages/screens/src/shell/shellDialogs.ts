import { laterDialog } from '@audit-letters/ui';

/** `ActivityPanel`, loaded later. */
export const ActivityPanel = laterDialog(() =>
  import('./activity/ActivityPanel.tsx').then((it) => it.ActivityPanel),
);

/** `ShortcutsDialog`, loaded later. */
export const ShortcutsDialog = laterDialog(() =>
  import('./help/ShortcutsDialog.tsx').then((it) => it.ShortcutsDialog),
);

/** The dialogs of every page, for `useLoadLater`. */
export const shellDialogs = [ActivityPanel, ShortcutsDialog];
