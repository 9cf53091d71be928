'use client';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onReset` when the form of the control is reset, with `Form` or a plain `<form>` around it. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const handleReset = useEffectEvent((event: Event) => {
    if (event.target === control.current?.form) onReset();
  });
  useEffect(() => {
    document.addEventListener('reset', handleReset);
    return () => document.removeEventListener('reset', handleReset);
  }, []);
}
