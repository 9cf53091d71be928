/** Closes a dialog like its Close button. Resolves to `false` when the dialog stays open. */
type CloseDialog = () => Promise<boolean>;

let dialogs: readonly CloseDialog[] = [];
const listeners = new Set<() => void>();

function change(next: readonly CloseDialog[]) {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Registers a dialog as the topmost one, until the returned function is called. */
export function addOpenDialog(close: CloseDialog) {
  change([...dialogs, close]);
  return () => change(dialogs.filter((other) => other !== close));
}

/** The open dialogs of the page, for an app whose Back button closes them. */
export const openDialogs = {
  count: () => dialogs.length,

  /** Closes the topmost dialog like its Close button. Resolves to `false` when it stays open. */
  closeTopmost: async () => (await dialogs.at(-1)?.()) ?? true,

  /** Calls `listener` after a dialog opens or closes, until the returned function is called. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
