import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading when `step` changes, for a page with several steps at one address. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  return heading;
}
