import pg from 'pg';

export interface Watchdog {
  /** Resolves when a query was not answered in time. */
  lost: Promise<Error>;
  stop(): Promise<void>;
}

const defaults = {
  everyMs: 5_000,
  /** Longer than any transaction, which all other sessions of the embedded database wait for. */
  deadlineMs: 5 * 60_000,
  /** An engine that cannot write its log waits for ever. */
  fullDiskMs: 10_000,
};

/** Asks a database at intervals whether it still answers. */
export function watch(
  options: pg.ClientConfig,
  isDiskFull: () => Promise<boolean>,
  times = defaults,
): Watchdog {
  const client = new pg.Client(options);
  client.on('error', () => {});
  const connected = client.connect().catch(() => {});
  let askedAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<Error>((resolve) => {
    const check = async () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        await client.query('select 1').catch(resolve);
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
  return {
    lost,
    async stop() {
      clearInterval(timer);
      await connected;
      await client.end().catch(() => {});
    },
  };
}
