// Imported before any component: some modules create their formatters when they load.
export {};

const fields = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];
type Part = (this: Date, ...values: number[]) => number;

/** Makes `zone` the local time zone of `Date` and `Intl.DateTimeFormat`, so that a picture is the same in all zones. */
function fixZone(zone: string) {
  const { DateTimeFormat } = Intl;
  const calendar = new DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets = new Map<number, number>();
  /** The difference between the time of the zone and UTC, in milliseconds. It changes at quarters of an hour only. */
  function offsetAt(time: number) {
    if (Number.isNaN(time)) return 0;
    const quarter = Math.floor(time / 900_000) * 900_000;
    const offset = offsets.get(quarter) ?? computeOffset(quarter);
    offsets.set(quarter, offset);
    return offset;
  }
  function computeOffset(time: number) {
    const { year, month, day, hour, minute, second } = Object.fromEntries(
      calendar.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
    return Date.UTC(year, month - 1, day, hour, minute, second) - time;
  }
  const toUtc = (local: number) => local - offsetAt(local - offsetAt(local));

  const define = (name: string, value: Part) =>
    Object.defineProperty(Date.prototype, name, { value, configurable: true, writable: true });
  for (const field of fields) {
    const read: Part = Reflect.get(Date.prototype, `getUTC${field}`);
    define(`get${field}`, function () {
      return read.call(new Date(this.getTime() + offsetAt(this.getTime())));
    });
    const write: Part | undefined = Reflect.get(Date.prototype, `setUTC${field}`);
    if (!write) continue;
    define(`set${field}`, function (...values) {
      const local = new Date(this.getTime() + offsetAt(this.getTime()));
      return this.setTime(toUtc(write.apply(local, values)));
    });
  }
  define('getTimezoneOffset', function () {
    return -offsetAt(this.getTime()) / 60_000;
  });

  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length > 1 ? [toUtc(Date.UTC(...(args as [number, number])))] : args,
        newTarget,
      ),
  });
  const inZone = (options: Intl.DateTimeFormatOptions = {}) => ({
    ...options,
    timeZone: options.timeZone ?? zone,
  });
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) =>
      new target(locales, inZone(options)),
    apply: (target, _, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) =>
      new target(locales, inZone(options)),
  });
}

fixZone('America/New_York');
