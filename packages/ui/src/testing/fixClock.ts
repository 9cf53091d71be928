/** Fixes the clock of `new Date()` and `Date.now()` at one moment. Returns a function that restores the clock. */
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
