let holds = 0;

/** Counts the forms with unsaved input. While there is one, nothing reloads or leaves the page. */
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
