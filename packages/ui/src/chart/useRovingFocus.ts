'use client';
import { type KeyboardEvent, useState } from 'react';
import { directionOf } from '../internal/direction.ts';
import { nextMark } from './nextMark.ts';

/**
 * Makes the marks of a chart one Tab stop: the arrow keys, Home and End move between them. Spread `chartProps(label)` on the
 * element around the marks and `markProps(index, label)` on each mark. `current` is the hovered or focused mark.
 */
export function useRovingFocus(count: number) {
  const [active, setActive] = useState(0);
  const [current, setCurrent] = useState<number | null>(null);
  const stop = Math.min(active, Math.max(count - 1, 0));
  const leave = () => setCurrent(null);
  return {
    current,
    chartProps: (label: string) => ({
      role: 'group',
      'aria-label': label,
      onPointerLeave: leave,
      onBlur: leave,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')];
        const from = marks.findIndex((mark) => mark.matches(':focus'));
        const to = nextMark(event.key, from, marks.length, directionOf(event.currentTarget));
        if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        marks[to]?.focus();
      },
    }),
    markProps: (index: number, label: string) => ({
      'data-mark': true,
      role: 'img',
      'aria-label': label,
      tabIndex: index === stop ? 0 : -1,
      onPointerEnter: () => setCurrent(index),
      onFocus: () => {
        setActive(index);
        setCurrent(index);
      },
    }),
  };
}
