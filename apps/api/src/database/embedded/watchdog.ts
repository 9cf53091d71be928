const defaults = {
  everyMs: 5_000,
  /** Longer than any transaction, which all other queries of the embedded database wait for. */
  deadlineMs: 5 * 60_000,
  /** An engine that cannot write its log waits for ever. */
  fullDiskMs: 10_000,
};

/**
 * Asks a database at intervals whether it still answers. A failed query is no answer. `lost` resolves when the database
 * has not answered in time.
 */
export function watch(
  query: () => Promise<unknown>,
  isDiskFull: () => Promise<boolean>,
  times = defaults,
) {
  let waitsSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<Error>((resolve) => {
    let asking = false;
    const ask = async () => {
      asking = true;
      waitsSince ??= performance.now();
      await query().then(
        () => {
          waitsSince = undefined;
        },
        () => {},
      );
      asking = false;
    };
    const check = async () => {
      if (!asking) void ask();
      if (waitsSince === undefined) return;
      const waited = performance.now() - waitsSince;
      if (waited > ((await isDiskFull()) ? times.fullDiskMs : times.deadlineMs)) {
        resolve(new Error(`it has not answered for ${Math.round(waited / 1000)} seconds`));
      }
    };
    timer = setInterval(check, times.everyMs).unref();
  });
  return { lost, stop: () => clearInterval(timer) };
}
