let holds = 0;

/** Counts the forms that hold something typed and not saved; nothing may reload or leave the page over them. */
export const unsavedWork = {
  exists: () => holds > 0,

  /** Unsaved work exists from now until the returned function is called. */
  hold: () => {
    holds += 1;
    let released = false;
    return () => {
      if (!released) holds -= 1;
      released = true;
    };
  },
};
