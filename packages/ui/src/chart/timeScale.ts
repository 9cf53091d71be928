import { addDays, addMonths, compareDays, type Day } from '../day/day.ts';

/** The first and the last day of an axis. */
export interface TimeDomain {
  /** The first day. */
  from: Day;
  /** The last day. */
  to: Day;
}

const DAY = 86_400_000;
const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The days from the first to the last one, with a margin of a few days on both sides. */
export function timeDomain(days: readonly Day[]): TimeDomain | null {
  const sorted = [...days].sort(compareDays);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const margin = Math.max(3, Math.round(daysBetween(first, last) * 0.02));
  return { from: addDays(first, -margin), to: addDays(last, margin) };
}

/** The place of a day between the ends of the axis, from 0 to 100. */
export function placeOf(day: Day, { from, to }: TimeDomain): number {
  const place = (daysBetween(from, day) / Math.max(daysBetween(from, to), 1)) * 100;
  return Math.round(Math.min(Math.max(place, 0), 100) * 100) / 100;
}

/** The first days of the months inside the axis, thinned out to at most eight. */
export function monthsIn({ from, to }: TimeDomain): Day[] {
  const months: Day[] = [];
  const first = addMonths(addDays(from, 1 - Number(from.slice(8))), from.endsWith('-01') ? 0 : 1);
  for (let month = first; month <= to; month = addMonths(month, 1)) months.push(month);
  const step = Math.ceil(months.length / 8);
  return months.filter((_, index) => index % step === 0);
}

/** A label that needs room beside its place. */
interface Placed {
  /** The place from 0 to 100. */
  place: number;
  /** The width in the same unit. */
  width: number;
}

/** Whether the label stands before its place, because it would reach beyond the end of the axis. */
export const endsAtPlace = ({ place, width }: Placed): boolean => place + width > 100;

/**
 * The line of each label, counted from below. Labels come in the order of time. Where two would overlap, the earlier one
 * stands above, so that the line from a label to the axis crosses no other label.
 */
export function labelLines(labels: readonly Placed[]): number[] {
  const lines: number[] = [];
  const extents = labels.map((label): [number, number] =>
    endsAtPlace(label)
      ? [label.place - label.width, label.place]
      : [label.place, label.place + label.width],
  );
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const [start, end] = extents[index] ?? [0, 0];
    const linesInUse = extents
      .map(([otherStart, otherEnd], other) =>
        other > index && start < otherEnd && end > otherStart ? (lines[other] ?? 0) : -1,
      )
      .slice(index + 1);
    lines[index] = Math.max(-1, ...linesInUse) + 1;
  }
  return lines;
}
