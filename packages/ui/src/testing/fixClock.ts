/**
 * Lets `new Date()` and `Date.now()` answer with one moment, so that what depends on today is the same every
 * day. Returns the function that sets the clock going again.
 */
export function fixClock(moment: string): () => void {
  const RunningDate = globalThis.Date;
  const fixed = RunningDate.parse(moment);
  if (Number.isNaN(fixed))
    throw new Error(`'${moment}' is not a moment such as 2026-11-20T15:00:00Z.`);

  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, args: []) => Reflect.construct(target, args.length === 0 ? [fixed] : args),
    apply: (target) => new target(fixed).toString(),
    get: (target, name) => (name === 'now' ? () => fixed : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RunningDate;
  };
}
