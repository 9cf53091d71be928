import type { Direction } from '../internal/direction.ts';

/** The index that a key moves the focus to; `null` for other keys and outside the marks. */
export function nextMark(
  key: string,
  from: number,
  count: number,
  direction: Direction,
): number | null {
  if (from < 0) return null;
  const [back, on] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on || key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === back || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
