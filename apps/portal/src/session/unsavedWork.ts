let holds = 0;
let noneLeft = new AbortController();

/** Counts the forms with unsaved input. While there is one, nothing reloads or leaves the page. */
export const unsavedWork = {
  exists: () => holds > 0,

  /** Aborts when there is no unsaved work any more. */
  noneLeft: () => noneLeft.signal,

  /** Unsaved work exists from now until the returned function is called. */
  hold: () => {
    let held = true;
    holds += 1;
    return () => {
      if (held) holds -= 1;
      held = false;
      if (holds > 0) return;
      noneLeft.abort();
      noneLeft = new AbortController();
    };
  },
};
