import { useSyncExternalStore } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

/** Counts the forms that hold something typed and not saved; nothing may reload or leave the page over them. */
export const unsavedWork = {
  exists: () => holds > 0,

  /** Unsaved work exists from now until the returned function is called. */
  hold: () => {
    change(1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      change(-1);
    };
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const useUnsavedWork = () => useSyncExternalStore(unsavedWork.subscribe, unsavedWork.exists);

function change(by: 1 | -1) {
  holds += by;
  for (const listener of listeners) listener();
}
