interface Watchdog {
  /** Resolves when a question was not answered in time. */
  lost: Promise<Error>;
  stop(): void;
}

const defaults = {
  everyMs: 5_000,
  /** Longer than any statement, which blocks the thread of the embedded database. */
  deadlineMs: 5 * 60_000,
  /** An engine that cannot write its log waits for ever. */
  fullDiskMs: 10_000,
};

/** Asks a database at intervals whether it still answers. */
export function watch(
  answers: () => Promise<unknown>,
  isDiskFull: () => Promise<boolean>,
  times = defaults,
): Watchdog {
  let askedAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<Error>((resolve) => {
    const check = async () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        await answers();
        askedAt = undefined;
        return;
      }
      const waited = performance.now() - askedAt;
      if (waited > ((await isDiskFull()) ? times.fullDiskMs : times.deadlineMs)) {
        resolve(new Error(`it has not answered for ${Math.round(waited / 1000)} seconds`));
      }
    };
    timer = setInterval(check, times.everyMs).unref();
  });
  return { lost, stop: () => clearInterval(timer) };
}
