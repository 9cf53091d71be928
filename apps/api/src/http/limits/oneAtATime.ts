/** Runs the work of each caller one after the other, and that of several callers at once. */
export function oneAtATime() {
  const latest = new Map<string, Promise<unknown>>();
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const turn = (latest.get(caller) ?? Promise.resolve()).then(work, work);
    latest.set(caller, turn);
    try {
      return await turn;
    } finally {
      if (latest.get(caller) === turn) latest.delete(caller);
    }
  };
}
