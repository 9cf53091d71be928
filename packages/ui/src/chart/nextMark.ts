import { type Direction, logicalKey } from '../internal/direction.ts';

/** The index that a key moves the focus to; `null` for other keys and outside the marks. */
export function nextMark(
  key: string,
  from: number,
  count: number,
  direction: Direction,
): number | null {
  if (from < 0) return null;
  switch (logicalKey(key, direction)) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
