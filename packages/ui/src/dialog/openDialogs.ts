/** Closes a dialog like its Close button. Resolves to `false` when the dialog stays open. */
type CloseDialog = () => Promise<boolean>;

let dialogs: readonly CloseDialog[] = [];
const listeners = new Set<() => void>();

function change(next: readonly CloseDialog[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** The open dialogs of the page, for an app whose Back button closes them. */
export const openDialogs = {
  count: () => dialogs.length,

  /** Registers a dialog, or a panel that Back also closes, as the topmost one, until the returned function is called. */
  add: (close: CloseDialog) => {
    change([...dialogs, close]);
    return () => change(dialogs.filter((other) => other !== close));
  },

  /** Closes the topmost dialog like its Close button. Resolves to `false` when it stays open. */
  closeTopmost: async () => (await dialogs.at(-1)?.()) ?? true,

  /** Calls `listener` after a dialog opens or closes, until the returned function is called. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
